-- What remains of an amount without the VAT in it, as `vatIn` (rules/vat.ts) rounds it: once, halves up. A test
-- compares both. `rate` is in hundredths of a percent, null if there is no VAT. Integers divide faster than numerics, but
-- round towards zero.
-- Since 1.0.0

create or replace function net_of(cents int8, rate int) returns int8 language sql immutable as $$
  select case when coalesce(rate, 0) = 0 then cents
    when cents >= 0 then cents - (2 * cents * rate + 10000 + rate) / (2 * (10000 + rate))
    else cents - floor((2 * cents * rate + 10000 + rate) / (2.0 * (10000 + rate)))::int8 end
$$;
