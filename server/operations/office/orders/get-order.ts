import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { printsOf } from '#shop/artwork/artwork.ts';
import {
  type DeliveryMethod,
  earningsOfOrder,
  maySend,
  missingForWork,
  orderForStaff,
  ordersOfCustomer,
  ordersToConfirm,
  parcelsOf,
  paymentSummaryOf,
  possibleSteps,
  type StaffOrder,
  storyOfOrder,
  unitsToSend,
  waiversOf,
} from '#shop/orders/orders.ts';
import { chatsOfOrder } from '#shop/order-chats/order-chats.ts';
import { paymentOfOrder } from '#shop/payments/payments.ts';
import { proofsOf } from '#shop/proofs/proofs.ts';
import { unreachedReason } from '../../../mail/mail-server.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { lineRow } from './order-line-row.ts';
import { moneyOf, sumsOf, totalsOf } from './order-money.ts';
import { namesOf } from './order-people.ts';
import { parcelRows, unitRow } from './parcel-row.ts';
import { customerName, orderRow, seesMoney, stateOf } from './order-row.ts';
import { storyRow } from './story-row.ts';

export const handler = handle(getOrder, async ({ number }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const [seesCustomer, isMoney] = [caller.permissions.has('customers.read'), seesMoney(caller)];
  const { orderId } = order;
  const called = { customerId: order.customerId, but: orderId };
  const reading = paymentSummaryOf(app.db, orderId);
  const [
    payment,
    summary,
    story,
    confirmedToo,
    parcels,
    toSend,
    status,
    prints,
    missing,
    waivers,
    proofs,
    chats,
  ] = await Promise.all([
    paymentOfOrder(app.db, orderId),
    reading,
    reading.then((read) => storyOfOrder(app.db, orderId, read)),
    order.isUnconfirmed ? ordersToConfirm(app.db, called) : [],
    parcelsOf(app.db, orderId),
    unitsToSend(app.db, orderId),
    seesCustomer ? ordersOfCustomer(app.db, order.customerId) : null,
    printsOf(app.db, { orderId }),
    missingForWork(app.db, orderId),
    waiversOf(app.db, orderId),
    proofsOf(app.db, orderId),
    chatsOfOrder(app.db, orderId),
  ]);
  const detail = { order: orderId, customer: seesCustomer };
  await writeAudit(app.db, staffActor(caller.staffId), 'order seen', detail);
  const nameOf = await namesOf(app.db, [...order.history, ...(payment?.refunds ?? []), ...waivers]);
  const money = (cents: number) => (isMoney ? cents : null);
  return {
    ...orderRow({ ...order, paymentState: payment?.state ?? null }, summary, caller),
    language: order.language,
    unreached: unreachedReason(app.config, order.email),
    chats: chats.map((at) => at.toISOString()),
    steps: possibleSteps(order),
    confirmedToo: confirmedToo.map((each) => each.number),
    maySend: maySend(order),
    story: storyRow(story),
    missing,
    waivers: waivers.map((each) => ({ ...each, at: each.at.toISOString(), name: nameOf(each.by) })),
    note: order.note,
    gift: order.gift,
    delivery: recipientRow(order),
    deliveryWay: order.delivery && methodOf(order.delivery, money),
    ...parcelRows(parcels),
    toSend: toSend.map((unit) => ({ ...unitRow(unit), unpacked: unit.unpacked, left: unit.left })),
    account: status && {
      id: order.customerId,
      email: order.email,
      orders: status.orders,
      isKnown: status.isKnown,
    },
    lines: order.items.map((item) => lineRow(item, { prints, proofs }, isMoney)),
    company: seesCustomer ? order.company : null,
    ...(isMoney ? sumsOf(order) : { vat: null, taxDocuments: [], sums: null }),
    ...(isMoney && caller.permissions.has('costs.read')
      ? await earningsOfOrder(app.db, orderId)
      : { netSalesCents: null, costCents: null }),
    money: payment && isMoney ? moneyOf(payment, nameOf) : null,
    summary: isMoney ? totalsOf(summary) : null,
    history: historyRows(order.history, nameOf),
  };
});

const recipientRow = (order: StaffOrder) => ({
  ...customerName(order),
  phone: order.mobile,
  secondPhone: order.secondMobile,
  recipient: order.recipient,
  recipientPhone: order.recipientMobile,
  address: order.address,
  city: order.city,
  province: order.state,
  country: order.country,
  postalCode: order.postalCode,
});

const methodOf = (
  { name, company, kind, days, priceCents }: DeliveryMethod,
  money: (cents: number) => number | null,
) => ({
  name,
  company,
  kind,
  days,
  priceCents: money(priceCents),
});

const historyRows = (history: StaffOrder['history'], nameOf: (by: string) => string) =>
  history.map(({ at, from, to, by }) => ({
    at: at.toISOString(),
    from: from === null ? null : stateOf(from),
    to: stateOf(to),
    by,
    name: nameOf(by),
  }));
