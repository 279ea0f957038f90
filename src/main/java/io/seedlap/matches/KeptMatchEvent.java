package io.seedlap.matches;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.ColumnTransformer;
import org.hibernate.annotations.Immutable;

/** A change of a match, a row of table {@code match_event}; never changed. */
@Entity
@Immutable
@Table(name = "match_event")
@IdClass(KeptMatchEvent.Key.class)
public class KeptMatchEvent extends PanacheEntityBase {

  /** Which event of which match, from 1. */
  public record Key(UUID match, int seq) implements Serializable {}

  @Id
  @Column(name = "match_id")
  UUID match;

  @Id int seq;
  String type;

  @ColumnTransformer(write = "cast(? as json)")
  String data;

  Instant at;

  protected KeptMatchEvent() {}

  KeptMatchEvent(UUID match, int seq, String type, String data, Instant at) {
    this.match = match;
    this.seq = seq;
    this.type = type;
    this.data = data;
    this.at = at;
  }

  /** The events after this one, in order, {@code limit} at most. */
  static List<KeptMatchEvent> after(UUID match, int seq, int limit) {
    return find("match = ?1 and seq > ?2 order by seq", match, seq).page(0, limit).list();
  }
}
