-- Reports: where an order came from, how often a search found something, and reports sent by email.

-- The campaign (`utm_source`, `utm_medium`, `utm_campaign`) of the visit in which it was placed. Null if none.
alter table customer_order add column utm jsonb
  check (jsonb_typeof(utm) = 'object' and length(utm::text) <= 500);

-- `times` counts searches without results, `found` those with some.
alter table search_miss alter column times set default 0, add column found int not null default 0,
  add constraint search_miss_counts check (times >= 0 and found >= 0);

-- A saved view of the reports that is emailed to a member of staff. `next_on` is a day in the shop's time zone.
create table report_mail (
  view_id int not null references staff_view on delete cascade,
  staff_id int not null references staff,
  every text not null check (every in ('week', 'month')),
  next_on date not null,
  primary key (view_id, staff_id)
);
create index report_mail_due on report_mail (next_on);
