-- What the shop retains belongs to the refund that says so: if it fails, later ones don't mention it.
alter table refund add column retained_cents int not null default 0 check (retained_cents >= 0);

update refund r set retained_cents = o.retained_cents
from payment p join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
where p.id = r.payment_id and o.retained_cents > 0 and r.state <> 'failed';
