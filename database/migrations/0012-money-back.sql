-- What happened to money at a provider without us: it went back, or did not, or is disputed.

alter table payment
  add column refund_gap_cents int not null default 0, -- what went back there less what went back here, when last looked at
  add column refund_gap_at timestamptz,               -- when that changed
  add column dispute_lost_at timestamptz,             -- disputed_at stays: the money is gone
  add column dispute_told_at timestamptz;             -- the dispute_changed_at the alarm was about
create index payment_refund_gap on payment (refund_gap_at) where refund_gap_cents <> 0;
create index payment_disputed on payment (disputed_at) where disputed_at is not null;
