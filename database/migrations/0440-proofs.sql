-- Proofs of printed items, and what work on an order waits for.

create table proof (
  id uuid primary key default gen_random_uuid(),
  item_id int not null references order_item on delete cascade,
  number smallint not null check (number > 0),
  print_hash bytea not null check (length(print_hash) = 32), -- of what is printed on what (print_hash_of)
  edit jsonb,                                        -- {unitCents}: the new price of a piece; null: unchanged
  order_version int not null,                        -- of the order when it was made
  total_cents int not null check (total_cents >= 0), -- of the order with this proof
  sheet text not null,                               -- its picture in the private store
  places jsonb not null default '[]',                -- [{attributeId, widthMm, heightMm, inks}]
  note text not null default '',                     -- to the customer, by staff
  state text not null default 'draft' check (state in ('draft', 'sent', 'approved', 'changes', 'replaced')),
  made_by text not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz check (sent_at is not null or state in ('draft', 'replaced')),
  answered_at timestamptz,
  answered_by text check (answered_by in ('link', 'code', 'account')),
  answer_name text not null default '',
  answer text not null default '',                   -- what should change
  marks jsonb not null default '[]',                 -- [{x, y, text}], in percent of the picture
  unique (item_id, number),
  check ((state in ('approved', 'changes')) <= (answered_at is not null and answered_by is not null))
);
create unique index proof_current on proof (item_id) where state in ('sent', 'changes', 'approved');
create unique index proof_draft on proof (item_id) where state = 'draft';

-- What was approved stays, whatever happens to the proof later. Only an erasure clears names and texts.
create function refuse_proof_change() returns trigger language plpgsql as $$
begin
  raise exception 'proof % can’t change after its answer', old.id;
end
$$;
create trigger proof_stays before update on proof for each row
  when (old.answered_at is not null and (old.item_id, old.number, old.print_hash, old.total_cents, old.answered_at, old.answered_by)
    is distinct from (new.item_id, new.number, new.print_hash, new.total_cents, new.answered_at, new.answered_by)
    or old.state in ('approved', 'changes', 'replaced') and new.state not in (old.state, 'replaced'))
  execute function refuse_proof_change();

-- What work on an order doesn't have to wait for, by staff with a permission, and why.
create table order_waiver (
  order_id int not null references customer_order on delete cascade,
  what text not null check (what in ('proof', 'deposit', 'balance')),
  reason text not null,
  by text not null,                                  -- 'staff 3'
  at timestamptz not null default now(),
  primary key (order_id, what)
);

-- What is printed on what: files, texts and places, and the chosen options without the size. Neither quantity nor price.
create function print_hash_of(wanted int) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_object(
    'product', i.product_id,
    'options', (select jsonb_agg((c ->> 'optionId')::int order by (c ->> 'optionId')::int)
      from jsonb_array_elements(i.options) c where (c ->> 'attributeId')::int <> 2),
    'places', (select jsonb_agg(jsonb_strip_nulls(to_jsonb(p) - '{design_id,artwork_id,changed_at}'::text[]
        || jsonb_build_object('file', encode(w.sha256, 'hex'))) order by p.attribute_id)
      from design_place p left join artwork w on w.id = p.artwork_id where p.design_id = i.design_id))::text, 'UTF8'))
  from order_item i where i.id = wanted
$$;

-- Whether something is printed on an ordered item, or a proof of it was sent.
create function needs_proof(item order_item) returns boolean language sql stable as $$
  select not item.digital and (
    exists (select from jsonb_to_recordset(current_options(item.options)) as c ("attributeId" int, "optionId" int)
      join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" where a.asks_for <> 'none')
    or exists (select from design_place p where p.design_id = item.design_id)
    or exists (select from proof p where p.item_id = item.id and p.sent_at is not null))
$$;

-- Whether a customer approved what is printed on an item now.
create function is_approved(item order_item) returns boolean language sql stable as $$
  select exists (select from proof p where p.item_id = item.id and p.state = 'approved' and p.print_hash = print_hash_of(item.id))
$$;

-- What work on an order still waits for.
create function missing_for_work(wanted int) returns text[] language sql stable as $$
  select array(
    select 'proof' where exists (
        select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
          and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
            where l.order_item_id = i.id and r.state <> 'failed'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'proof'))
$$;

-- Orders from before proofs begin as they did.
insert into order_waiver (order_id, what, reason, by)
select o.id, 'proof', 'Ordered before proofs were needed', 'system' from customer_order o
where o.status_id in (1, 90, 91) and exists (select from order_item i where i.order_id = o.id and needs_proof(i));

create function refuse_work() returns trigger language plpgsql as $$
declare missing text[] := missing_for_work(new.id);
begin
  if cardinality(missing) > 0 then
    raise exception 'work on the order waits' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  return new;
end
$$;
create trigger work_waits before update of status_id on customer_order for each row
  when (old.status_id <> new.status_id and (new.status_id = 2 or old.status_id = 1 and new.status_id = 3))
  execute function refuse_work();
