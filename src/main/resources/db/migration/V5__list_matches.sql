-- Lists of matches: newest first, a page at a time.

create index match_by_age on match (created_at desc, id desc);
