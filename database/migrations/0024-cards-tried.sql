-- How many cards may be tried in vain (docs/decisions/026-tried-cards.md).

-- When a card was first given for the payment. null: none was, or what came of it says nothing of the card.
alter table payment add column card_tried_at timestamptz;
-- A hash of the address that asked for it last; emptied after two days.
alter table payment add column asked_from text not null default '';

update payment set card_tried_at = submitted_at
where method_id = 5 and submitted_at > now() - interval '1 day' and state <> 'unknown';

-- Those that were not paid: what is counted.
create index payment_card_tried on payment (card_tried_at)
  where card_tried_at is not null and state not in ('paid', 'part_refunded', 'refunded');
