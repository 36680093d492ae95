import { type RawBuilder, sql } from 'kysely';

/** SQL for whether some parcels of an order `o` have left, but not everything. */
export const isPartlySent = sql<boolean>`(o.sent_at is null
  and exists (select from parcel p where p.order_id = o.id and p.sent_at is not null))`;

/** SQL for the pieces of a row of `order_unit` that have left, as long as others of its order haven't. */
export const unitsGone = (unit: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(g.quantity), 0)::int from parcel_unit g join parcel p on p.id = g.parcel_id
  where g.item_id = ${unit}.item_id and g.cell = ${unit}.cell and p.sent_at is not null)`;

/** SQL for whether an order `o` is picked up at the shop. */
export const isPickUp = sql<boolean>`coalesce(o.delivery ->> 'kind' = 'shop', false)`;

/** SQL for whether an order `o` is sent to a branch or a bus station, where the customer collects it. The shop doesn't call before. */
export const isCounter = sql<boolean>`coalesce(o.delivery ->> 'kind' in ('branch', 'bus'), false)`;
