-- The file of a deleted proof is noted, so that it is deleted too.
-- Since 1.0.0

create or replace function note_proof_sheet() returns trigger language plpgsql as $$
begin
  insert into deleted_proof_sheet values (old.sheet) on conflict do nothing;
  return null;
end
$$;

create or replace trigger proof_sheet_stays after delete on proof for each row when (old.sheet <> '') execute function note_proof_sheet();
