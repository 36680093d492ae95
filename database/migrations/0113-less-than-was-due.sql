-- A transfer that is less than its order: in parts, or with the rest let go (docs/decisions/084-less-than-was-due.md).

-- What of an order's money the shop bears: paid and let go are what it costs.
alter table payment add column let_go_cents int not null default 0 check (let_go_cents >= 0);

-- Money that comes in parts is booked as it comes. 0: all of it, or what was left after the parts.
alter table ledger_entry add column part int not null default 0;
drop index ledger_entry_charge;
create unique index ledger_entry_charge on ledger_entry (payment_id, part) where refund_id is null;
