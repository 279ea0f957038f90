package io.seedlap.picture;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A picture read back. */
final class ParsedPicture {
  // No letter or digit of the fonts in use is wider, bold included.
  private static final double WIDEST_GLYPH = 0.7;

  private final Document document;

  private ParsedPicture(Document document) {
    this.document = document;
  }

  /** Draws the scene and parses it; fails when it is not well-formed. */
  static ParsedPicture of(Scene scene, Theme theme) {
    return of(scene, new PictureOptions(theme, PictureOptions.DEFAULT_WIDTH, false));
  }

  /** The same, with the scene's move in motion. */
  static ParsedPicture animated(Scene scene) {
    return of(scene, new PictureOptions(Theme.LIGHT, PictureOptions.DEFAULT_WIDTH, true));
  }

  private static ParsedPicture of(Scene scene, PictureOptions options) {
    String svg = BoardRenderer.draw(scene, options);
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      return new ParsedPicture(
          factory
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8))));
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError("not well-formed: " + svg, e);
    }
  }

  Element root() {
    return document.getDocumentElement();
  }

  List<Element> all(String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  List<String> texts() {
    return all("text").stream().map(Element::getTextContent).toList();
  }

  String only(String name) {
    List<Element> found = all(name);
    if (found.size() != 1) {
      throw new AssertionError(found.size() + " elements " + name);
    }
    return found.get(0).getTextContent();
  }

  /** An upper bound of a text's width; all texts are anchored in their middle. */
  static double width(Element text) {
    return text.getTextContent().length() * number(text, "font-size") * WIDEST_GLYPH;
  }

  static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }
}
