-- The title and description of categories and campaigns for search engines. '' means that of the page.
alter table category
  add column meta_title_en text not null default '',
  add column meta_title_km text not null default '',
  add column meta_description_en text not null default '',
  add column meta_description_km text not null default '';
alter table campaign_text
  add column meta_title text not null default '',
  add column meta_description text not null default '';
