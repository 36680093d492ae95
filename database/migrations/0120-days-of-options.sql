-- Open days that an option needs besides its product's own: printing, engraving.
alter table attribute_option add column extra_days int not null default 0 check (extra_days between 0 and 365);
