-- Staff may take a way to pay out of what is offered, whatever is set up for it.
alter table payment_method add column offered boolean not null default true;
