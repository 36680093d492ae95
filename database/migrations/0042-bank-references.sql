-- What a bank calls a transfer, in one form however it is written: one transfer pays one order, and gives money back once.

-- Without spaces, signs and invisible characters, in capitals, Khmer digits as Latin ones: the same in every database.
create function normal_reference(reference text) returns text language sql immutable strict parallel safe
  return upper(translate(
    regexp_replace(normalize(reference, nfkc), '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u2212\u3000\uFEFF]', '', 'g'),
    '០១២៣៤៥៦៧៨៩', '0123456789') collate "C");

create table bank_reference (
  direction text not null check (direction in ('in', 'out')),
  normal text not null check (normal = normal_reference(normal) and normal <> ''),
  payment_id int not null references payment,       -- of 'out': whose money went back
  refund_id int references refund,                  -- of 'out': by which refund; null: it was unexpected
  primary key (direction, normal)
);

-- Of what was noted twice before, the first stands.
insert into bank_reference
select 'in', normal_reference(charge_id), id, null from payment
where provider = 'transfer' and normal_reference(charge_id) <> '' order by settled_at, id
on conflict do nothing;
insert into bank_reference
select 'out', normal_reference(reference), payment_id, refund_id from (
  select r.reference, r.payment_id, r.id as refund_id, a.at from audit_entry a join refund r on r.id = (a.detail ->> 'refund')::int
    where a.event = 'refund made by hand' and r.state = 'done'
  union all select settled_reference, payment_id, null, settled_at from stray_money) noted
where normal_reference(reference) <> '' order by at
on conflict do nothing;
