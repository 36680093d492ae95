-- What was received and refunded is summed by when it was: a year of it, each time somebody opens the office.
create index ledger_entry_at on ledger_entry (at);
create index order_status_change_of_cash on order_status_change (changed_at) where to_status in (3, 5);
