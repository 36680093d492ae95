-- Staff attach proofs that they made elsewhere.
do $$
declare uses text;
begin
  select pg_get_constraintdef(oid) into strict uses from pg_constraint
  where conrelid = 'upload'::regclass and conname = 'upload_use_check';
  alter table upload drop constraint upload_use_check;
  execute 'alter table upload add constraint upload_use_check ' || replace(uses, '''artwork''::text', '''artwork''::text, ''proof''::text');
end $$;
