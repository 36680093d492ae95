-- The colour and size that whoever wrote a review had bought; null: none, or it is not sold any more.
alter table review
  add column color_id int references color on delete set null,
  add column size_id int references size on delete set null;
