-- First and last day on which a banner is shown, as campaigns have them; null: no bound.
alter table banner
  add column starts_on date,
  add column ends_on date,
  add constraint banner_days check (ends_on >= starts_on);
