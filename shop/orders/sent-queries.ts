import { type RawBuilder, sql } from 'kysely';

/** SQL for whether some parcels of an order `o` have left, but not everything. */
export const isPartlySent = sql<boolean>`(o.sent_at is null
  and exists (select from parcel p where p.order_id = o.id and p.sent_at is not null))`;

/** SQL for a number of a row of `order_unit`, computed only for pieces in parcels; 0 for others. */
const ofPacked = (unit: RawBuilder<unknown>, pieces: RawBuilder<unknown>) => sql<number>`(case when exists (
    select from parcel_unit g where g.item_id = ${unit}.item_id and g.cell = ${unit}.cell)
  then ${pieces}(${unit}.item_id, ${unit}.cell) else 0 end)`;

/** SQL for the pieces of a row of `order_unit` that have left and weren't refunded since, as long as others of its order haven't. */
export const unitsGone = (unit: RawBuilder<unknown>) => ofPacked(unit, sql`sent_units`);

/** SQL for the pieces of a row of `order_unit` that have left and weren't restocked, as long as others of its order haven't. */
export const unitsAway = (unit: RawBuilder<unknown>) => ofPacked(unit, sql`away_units`);

/** SQL for the options that tell a row `u` of `order_unit` from others of its line; none if it is the only one. */
export const ownOptions = sql`case when exists (
  select from order_unit other where other.item_id = u.item_id and other.cell <> u.cell) then u.options else '[]' end`;

/** SQL for whether an order `o` is picked up at the shop. */
export const isPickUp = sql<boolean>`coalesce(o.delivery ->> 'kind' = 'shop', false)`;

/** SQL for whether an order `o` is sent to a branch or a bus station, where the customer collects it. The shop doesn't call before. */
export const isCounter = sql<boolean>`coalesce(o.delivery ->> 'kind' in ('branch', 'bus'), false)`;
