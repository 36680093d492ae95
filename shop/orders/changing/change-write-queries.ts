import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { lineAssignments, lineColumns, lineColumnsOf, lineRecord } from '../line-queries.ts';
import { unitRows } from '../order-queries.ts';
import { vatAddedCents } from '../tax/order-vat.ts';
import type { ChangePlan } from './change-plan.ts';
import type { ChangedThing } from './changed-things.ts';
import type { StoredOrder } from './change-queries.ts';
import type { NewAddress, OrderEdit } from './order-edit.ts';

interface StoredChange {
  order: StoredOrder;
  plan: ChangePlan;
  edit: OrderEdit;
  what: readonly ChangedThing[];
  actor: Actor;
}

/** Writes a locked order as planned, with its history and audit log entry. Doesn't handle stock and payments. */
export async function storeChange(
  db: Database,
  { order, plan, edit, what, actor }: StoredChange,
): Promise<void> {
  const { orderId } = order;
  const { address, note = order.note, company = order.company } = edit;
  const { totals, riel, delivery, promisedDays, couponCode, places } = plan;
  const staying = plan.lines.filter(({ itemId }) => itemId !== null);
  const added = plan.lines.filter(({ itemId }) => itemId === null);
  const edited = staying.flatMap(({ itemId, isEdited }) => (isEdited && itemId !== null ? [itemId] : []));
  const stays = sql`jsonb_to_recordset(${JSON.stringify(staying)}::jsonb) as w ("itemId" int, "waitsAnew" boolean,
    "isEdited" boolean, "isRepriced" boolean, ${lineRecord})`;
  const fields = [...new Set(what.map(({ kind }) => kind))];
  await sql`
    with gone as (
      delete from order_item where order_id = ${orderId} and id <> all(${staying.map(({ itemId }) => itemId ?? 0)}::int[])),
    stays as (
      update order_item i set ${lineAssignments},
        waits_since = case when w."waitsAnew" then now() else i.waits_since end,
        options = case when w."isEdited" then w.options else i.options end,
        terms = case when w."isEdited" or w."isRepriced" then nullif(w.terms, 'null') else i.terms end
      from ${stays} where i.id = w."itemId" and i.order_id = ${orderId}),
    comes as (
      insert into order_item (order_id, ${lineColumns}, waits_since, status_id)
      select ${orderId}, ${lineColumnsOf('n')}, case when n."waitsAnew" then now() end, ${order.statusId}
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as n ("waitsAnew" boolean, ${lineRecord})
      returning id, order_id, product_id, digital),
    units_out as (
      delete from order_unit u using ${stays}
      where u.item_id = w."itemId" and u.order_id = ${orderId} and w."isEdited"
        and not exists (select from jsonb_to_recordset(w.cells) as c (cell int) where c.cell = u.cell)),
    units_in as (${unitRows(sql`(
      select id, order_id, product_id, digital from order_item where order_id = ${orderId} and id = any(${edited}::int[])
      union all select id, order_id, product_id, digital from comes) i
      join jsonb_to_recordset(${JSON.stringify(plan.lines)}::jsonb) as w (product_id int, cells jsonb) using (product_id)`)}
      on conflict (item_id, cell) do update set options = excluded.options, quantity = excluded.quantity,
        unit_cents = excluded.unit_cents, packed_at = excluded.packed_at,
        cost_cents = case when (u.color_id, u.size_id) = (excluded.color_id, excluded.size_id) then u.cost_cents else excluded.cost_cents end),
    units_stay as (
      update order_unit u set quantity = c.quantity, unit_cents = c.unit_cents, packed_at = c.packed_at
      from ${stays} cross join jsonb_to_recordset(w.cells) as c (cell int, quantity int, unit_cents int, packed_at timestamptz)
      where u.item_id = w."itemId" and u.order_id = ${orderId} and u.cell = c.cell and not w."isEdited"),
    history as (
      insert into order_change (order_id, version, changed_by, from_cents, to_cents, what)
      values (${orderId}, ${order.version + 1}, ${actor}, ${order.totalCents}, ${totals.totalCents},
        ${JSON.stringify(what)}::jsonb)),
    lacking as (
      update proof p set lacks = p.lacks || array(select (o ->> 'attributeId')::int from jsonb_array_elements(w.prints) o)
      from jsonb_to_recordset(${JSON.stringify(staying)}::jsonb) as w ("itemId" int, prints jsonb)
      where p.item_id = w."itemId" and jsonb_array_length(w.prints) > 0),
    noted as (${auditRows(
      actor,
      'order contents changed',
      { order: orderId, fields, total: [order.totalCents, totals.totalCents] },
      sql``,
    )})
    update customer_order set version = version + 1, subtotal_cents = ${totals.subtotalCents},
      shipping_cents = ${totals.shippingCents}, discount_cents = ${totals.discountCents}, total_cents = ${totals.totalCents},
      vat_added_cents = ${vatAddedCents(totals, plan.vat)}::int,
      coupon_id = case when ${couponCode !== null}::boolean then coupon_id end, coupon_code = ${couponCode},
      riel_total = ${riel?.total ?? null}::bigint, delivery = ${delivery && JSON.stringify(delivery)}::jsonb,
      note = ${note}, company_name = ${company?.name ?? null}, company_tax_number = ${company && company.taxNumber},
      company_address = ${company && company.address}, promised_days = ${promisedDays}, promised_on = promised_day(${promisedDays}, coalesce(promised_from, shop_day(created_at)))
    where id = ${orderId}`.execute(db);
  if (address) await storeAddress(db, orderId, { ...address, places });
}

/** Records a change of a locked order that leaves its price, with its history. */
export async function recordChange(
  db: Database,
  { orderId, version, totalCents }: Pick<StoredOrder, 'orderId' | 'version' | 'totalCents'>,
  { what, actor }: Pick<StoredChange, 'what' | 'actor'>,
): Promise<void> {
  await sql`
    with history as (
      insert into order_change (order_id, version, changed_by, from_cents, to_cents, what)
      values (${orderId}, ${version + 1}, ${actor}, ${totalCents}, ${totalCents}, ${JSON.stringify(what)}::jsonb))
    update customer_order set version = version + 1 where id = ${orderId}`.execute(db);
}

async function storeAddress(
  db: Database,
  orderId: number,
  {
    firstName,
    lastName,
    mobile,
    secondMobile,
    recipient,
    recipientMobile,
    address,
    postalCode,
    places,
  }: NewAddress & Pick<ChangePlan, 'places'>,
): Promise<void> {
  await sql`
    update customer_order set first_name = ${firstName}, last_name = ${lastName}, mobile = ${mobile}, address = ${address},
      second_mobile = coalesce(${secondMobile ?? null}::text, second_mobile),
      recipient = coalesce(${recipient ?? null}::text, recipient),
      recipient_mobile = coalesce(${recipientMobile ?? null}::text, recipient_mobile), postal_code = ${postalCode}, city_name = coalesce(${places?.city ?? null}::text, city_name),
      state_name = coalesce(${places?.state ?? null}::text, state_name),
      country_name = coalesce(${places?.country ?? null}::text, country_name)
    where id = ${orderId}`.execute(db);
}

/** Updates a new customer's reservation to match the items of the order. */
export async function storeHeld(db: Database, orderId: number): Promise<void> {
  await sql`
    update order_hold h set held_cents = coalesce((
      select sum(p.price_cents * i.quantity) from order_item i join product p on p.id = i.product_id
      where i.order_id = h.order_id and p.stock is not null and i.expected_on is null), 0)
    where h.order_id = ${orderId}`.execute(db);
}

export interface OrderChange {
  at: Date;
  by: string;
  fromCents: number;
  toCents: number;
  what: ChangedThing[];
}

/** Returns the edits of an order, oldest first. */
export async function changesOf(db: Database, orderId: number): Promise<OrderChange[]> {
  const { rows } = await sql<OrderChange>`
    select changed_at as at, changed_by as by, from_cents as "fromCents", to_cents as "toCents", what from order_change
    where order_id = ${orderId} order by id`.execute(db);
  return rows;
}
