-- Staff hide reviews, hold new ones back and answer them. Whether shoppers see a review follows from its state.
alter table review
  add column version int not null default 1,
  add column state text not null default 'shown' check (state in ('shown', 'hidden', 'held')),
  -- Null unless it is hidden.
  add column hidden_reason text check (hidden_reason in ('insult', 'advertising', 'offTopic', 'personalData', 'untrue', 'other')),
  add column hidden_note text not null default '',
  add column answer_en text not null default '',
  add column answer_km text not null default '',
  -- Whether staff have looked at it. Earlier reviews count as looked at.
  add column checked boolean not null default true;
alter table review alter column checked set default false;
update review set state = 'hidden', hidden_reason = 'other' where not published;
alter table review
  add constraint review_hidden_reason check ((state = 'hidden') = (hidden_reason is not null)),
  drop column published;
alter table review add column published boolean not null generated always as (state = 'shown') stored;

create index review_product on review (product_id, created_at desc) where published;
create index review_newest on review (created_at desc, id desc);
create index review_held on review (created_at) where state = 'held';
