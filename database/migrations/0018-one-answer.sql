-- Every checkout comes to one answer (docs/decisions/018-one-answer.md).

-- Since when nobody knows what came of asking for money; null: it is known, or none was asked for.
alter table payment add column asked_at timestamptz;
update payment set asked_at = coalesce(submitted_at, created_at) where state in ('submitted', 'unknown');

-- The order was begun under another key of the same customer, and the same wish came again before its payment had an answer.
alter table order_key add column is_joined boolean not null default false;
