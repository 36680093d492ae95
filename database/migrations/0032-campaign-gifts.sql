-- What a campaign is about: its days, its own gifts in groups, and what it says to whoever gives to many at once.
alter table campaign
  add column starts_on date,
  add column ends_on date,
  -- [{"title": {"en", "km"}, "products": [id], "category": id or null}], in the order they are shown
  add column gift_groups jsonb not null default '[]' check (jsonb_typeof(gift_groups) = 'array'),
  add constraint campaign_days check (ends_on >= starts_on);
alter table campaign_text add column for_many text not null default '';
