-- How many different visitors a search came from. Each visitor sets one of 64 bits per term (shop/search/search-counts.ts),
-- so the number of bits is a minimum, and nothing says who it was.
alter table search_miss add column visitors bit(64) not null default 0::bit(64);
create index search_miss_term on search_miss (language_id, term, day);
