-- The hash of what is printed on a product: equal prints have equal hashes, so that an approval ends with any change.
-- It names the columns that are printed: another column doesn't end an approval (tests/calls/orders/print-hash.test.ts).
-- A refused file isn’t printed: what was proofed with it can’t be approved or printed, what is proofed later can.
-- Since 1.0.0

create or replace function print_hash_for(product int, options jsonb, design uuid) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_object(
    'product', product,
    'options', (select jsonb_agg(distinct c) from jsonb_array_elements(options) c where (c ->> 0)::int <> 2),
    'places', (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('attribute_id', p.attribute_id, 'text', p.text, 'names', p.names,
        'is_drawing', p.is_drawing, 'x', p.x, 'y', p.y, 'width', p.width, 'turn', p.turn,
        'file', case when w.scan <> 'infected' then encode(w.sha256, 'hex') end)) order by p.attribute_id)
      from design_place p left join artwork w on w.id = p.artwork_id where p.design_id = design))::text, 'UTF8'))
$$;
