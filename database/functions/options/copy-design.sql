-- Copies a design with all that is printed, for a customer. Returns the copy.
-- Since 1.0.0

create or replace function copy_design(original uuid, for_customer int) returns uuid language plpgsql as $$
declare copied uuid;
begin
  insert into design (customer_id) values (for_customer) returning id into copied;
  insert into design_place
    select (jsonb_populate_record(p, jsonb_build_object('design_id', copied))).* from design_place p where p.design_id = original;
  return copied;
end $$;
