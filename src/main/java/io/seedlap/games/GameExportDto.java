package io.seedlap.games;

import java.util.List;

/** A game as the body of {@code POST /v1/rulesets/{ruleset}/replay}. */
record GameExportDto(String start, List<String> moves) {}
