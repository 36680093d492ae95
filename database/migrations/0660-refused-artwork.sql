-- A refused file is claimed until it is deleted, also one that was refused while an earlier release ended.
drop index artwork_unscanned;
create index artwork_unscanned on artwork (created_at) where scan <> 'clean' and scan_after < 'infinity';
