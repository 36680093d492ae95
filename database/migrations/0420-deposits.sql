-- A deposit: a smaller payment of the order itself, and a balance that waits from placing on.

-- What the order's own payment asks; null: the whole total.
alter table customer_order add column deposit_cents int check (deposit_cents > 0);
-- The share that a customer pays at once, in percent, instead of the shop's; 100: everything.
alter table customer add column deposit_percent smallint check (deposit_percent between 1 and 100);

-- When a balance is due: now, when the goods are ready, on delivery, or on a day.
alter table order_rest
  add column due text not null default 'now' check (due in ('now', 'ready', 'delivery', 'day')),
  add column due_on date,
  add constraint order_rest_day check ((due = 'day') = (due_on is not null));

-- The balance that a payment was made for. It applies to whichever balance of its order is open when it arrives.
alter table payment add column rest_id int references order_rest,
  add constraint payment_rest_of_order check (rest_id is null or rest_of is not null);

-- Cents in riel, rounded to 100 riel as `rielOf` (rules/riel.ts) does.
create function riel_of(cents int, rate int) returns bigint language sql immutable as
  $$ select (cents::bigint * rate + 5000) / 10000 * 100 $$;

-- The riel of the first part of an order, which is rounded, or of its last part, which is what the total leaves.
create function riel_of_part(whole customer_order, cents int, is_last boolean) returns bigint language sql immutable as $$
  select case when cents = whole.total_cents or whole.riel_rate is null then whole.riel_total
    when is_last then whole.riel_total - riel_of(whole.total_cents - cents, whole.riel_rate)
    else riel_of(cents, whole.riel_rate) end
$$;
