-- What was approved and printed is printed again without another proof or set-up.

-- The approved proof of the item that this one repeats.
alter table proof add repeats uuid references proof on delete set null;
create index proof_repeats on proof (repeats) where repeats is not null;
create index proof_approved on proof (print_hash) where state = 'approved';

-- The hash of what is printed on what: of a product with options ([[attribute, option]]) and a design. The size doesn't count.
create function print_hash_for(product int, options jsonb, design uuid) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_object(
    'product', product,
    'options', (select jsonb_agg(distinct c) from jsonb_array_elements(options) c where (c ->> 0)::int <> 2),
    'places', (select jsonb_agg(jsonb_strip_nulls(to_jsonb(p) - '{design_id,artwork_id,changed_at}'::text[]
        || jsonb_build_object('file', encode(w.sha256, 'hex'))) order by p.attribute_id)
      from design_place p left join artwork w on w.id = p.artwork_id where p.design_id = design))::text, 'UTF8'))
$$;

create or replace function print_hash_of(wanted int) returns bytea language sql stable as $$
  select print_hash_for(i.product_id,
    (select jsonb_agg(jsonb_build_array((c ->> 'attributeId')::int, (c ->> 'optionId')::int))
      from (select i.options union all select k.options from order_item_cell k where k.item_id = i.id) o (options)
        cross join jsonb_array_elements(o.options) c),
    i.design_id)
  from order_item i where i.id = wanted
$$;

-- The latest proof with a hash that a customer approved and that was printed. Null if there is none.
create function printed_before(customer int, hash bytea) returns uuid language sql stable as $$
  select p.id from proof p join order_item i on i.id = p.item_id join customer_order o on o.id = i.order_id
  where p.print_hash = hash and p.state = 'approved' and o.customer_id = customer and o.status_id in (2, 3, 4)
    and print_hash_of(i.id) = hash
  order by p.answered_at desc, p.repeats nulls first limit 1
$$;

-- Pictures of deleted proofs, until housekeeping deletes those that no other proof shows.
create table deleted_proof_sheet (sheet text primary key);
create function note_proof_sheet() returns trigger language plpgsql as $$
begin
  insert into deleted_proof_sheet values (old.sheet) on conflict do nothing;
  return null;
end
$$;
create trigger proof_sheet_stays after delete on proof for each row when (old.sheet <> '') execute function note_proof_sheet();
