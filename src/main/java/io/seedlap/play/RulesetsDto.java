package io.seedlap.play;

import java.util.List;

/** All rulesets. */
record RulesetsDto(List<RulesetDto> rulesets) {}
