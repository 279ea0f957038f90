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

/** A row of table {@code match_event}: one change of a match, never changed itself. */
@Entity
@Immutable
@Table(name = "match_event")
@IdClass(MatchEventEntity.MatchEventKey.class)
public class MatchEventEntity extends PanacheEntityBase {

  /** The primary key: which event, from 1, of which match. */
  public record MatchEventKey(UUID match, int seq) implements Serializable {}

  @Id
  @Column(name = "match_id")
  UUID match;

  /** The match's version after the event. */
  @Id int seq;

  String type;

  /** JSON. */
  @ColumnTransformer(write = "cast(? as json)")
  String data;

  Instant at;

  protected MatchEventEntity() {}

  /**
   * @param data JSON
   */
  MatchEventEntity(MatchEntity match, String type, String data, Instant at) {
    this.match = match.id;
    this.seq = match.version;
    this.type = type;
    this.data = data;
    this.at = at;
  }

  /** The events after this one, in order, {@code limit} at most. */
  static List<MatchEventEntity> after(UUID match, int seq, int limit) {
    return find("match = ?1 and seq > ?2 order by seq", match, seq).page(0, limit).list();
  }
}
