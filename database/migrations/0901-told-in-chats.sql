-- Staff may note an answer to a proof that came in a Telegram chat or by email.
alter table proof
  drop constraint proof_answered_by_check,
  add constraint proof_answered_by_check
    check (answered_by in ('link', 'code', 'account', 'telegram', 'chat', 'phone', 'visit', 'message', 'email'));
