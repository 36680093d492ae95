-- Staff may note how a customer answered a proof by phone, in the shop or in a message.
alter table proof
  drop constraint proof_answered_by_check,
  add constraint proof_answered_by_check
    check (answered_by in ('link', 'code', 'account', 'telegram', 'phone', 'visit', 'message'));
