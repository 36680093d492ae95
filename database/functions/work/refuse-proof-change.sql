-- What was approved stays, whatever happens to the proof later. Only an erasure clears names and texts.
-- Since 1.0.0

create or replace function refuse_proof_change() returns trigger language plpgsql as $$
begin
  raise exception 'proof % can’t change after its answer', old.id;
end
$$;

create or replace trigger proof_stays before update on proof for each row
  when (old.answered_at is not null and (old.item_id, old.number, old.print_hash, old.total_cents, old.answered_at, old.answered_by)
    is distinct from (new.item_id, new.number, new.print_hash, new.total_cents, new.answered_at, new.answered_by)
    or old.state in ('approved', 'changes', 'replaced') and new.state not in (old.state, 'replaced'))
  execute function refuse_proof_change();
