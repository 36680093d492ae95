import { sql } from 'kysely';

/** SQL for the prices of product `p` by quantity as JSON, with the discounts in effect (`OfferedStep`). */
export const priceSteps = sql`(
  select json_agg(json_build_object('from', s.from_quantity, 'cents', s.cents, 'reducedCents', s.reduced_cents,
    'reductionId', s.discount_id) order by s.from_quantity)
  from price_steps_of(p.id, p.price_cents, p.price_steps, p.allow_discounts, now()) s)`;
