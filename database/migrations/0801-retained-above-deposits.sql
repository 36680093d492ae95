-- What the shop retains of a canceled order above its invoiced deposit has an invoice of its own, and a tax document says from when
-- its exchange rate is.
alter table tax_document drop constraint tax_document_part_check,
  add constraint tax_document_part_check check (part in ('whole', 'deposit', 'final', 'retained')),
  add column riel_rate_at timestamptz;  -- null: the day of issue, or no rate

grant update on tax_document to current_user;
update tax_document d set riel_rate_at = (
    select r.set_at from riel_rate r where r.set_at <= d.issued_at and r.rate = d.riel_rate order by r.id desc limit 1)
  where d.riel_rate is not null;
do $$
begin
  execute format('revoke update on tax_document from %I', current_setting('kado.app_role'));
end
$$;
