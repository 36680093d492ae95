-- Imports name more systems. The list of them is the program's.
alter table catalogue_import
  drop constraint catalogue_import_source_check,
  drop constraint catalogue_import_chosen_source_check,
  add check (source ~ '^[a-z]{1,20}$'),
  add check (chosen_source ~ '^[a-z]{1,20}$');
