import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { type Print, printsOf } from '#shop/artwork/artwork.ts';
import { nameOfOptions } from '#rules/cell-names.ts';
import { vatOfTotal } from '#rules/vat.ts';
import {
  costOfOrder,
  type DeliveryMethod,
  type OrderCell,
  maySend,
  missingForWork,
  orderForStaff,
  ordersOfCustomer,
  ordersToConfirm,
  parcelsOf,
  paymentSummaryOf,
  possibleSteps,
  unitsToSend,
  vatOfOrder,
  waiversOf,
} from '#shop/orders/orders.ts';
import { paymentOfOrder } from '#shop/payments/payments.ts';
import { type Proof, proofsOf } from '#shop/proofs/proofs.ts';
import { unreachedReason } from '../../../mail/mail-server.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { onceOfItem } from './once-row.ts';
import { moneyOf, totalsOf } from './order-money.ts';
import { namesOf } from './order-people.ts';
import { parcelRows, unitRow } from './parcel-row.ts';
import { customerName, orderRow, seesMoney, stateOf } from './order-row.ts';

export const handler = handle(getOrder, async ({ number }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const [seesCustomer, isMoney] = [caller.permissions.has('customers.read'), seesMoney(caller)];
  const { orderId, riel } = order;
  const called = { customerId: order.customerId, but: orderId };
  const [payment, summary, confirmedToo, parcels, toSend, status, prints, missing, waivers, proofs] =
    await Promise.all([
      paymentOfOrder(app.db, orderId),
      paymentSummaryOf(app.db, orderId),
      order.isUnconfirmed ? ordersToConfirm(app.db, called) : [],
      parcelsOf(app.db, orderId),
      unitsToSend(app.db, orderId),
      seesCustomer ? ordersOfCustomer(app.db, order.customerId) : null,
      printsOf(app.db, { orderId }),
      missingForWork(app.db, orderId),
      waiversOf(app.db, orderId),
      proofsOf(app.db, orderId),
    ]);
  const detail = { order: orderId, customer: seesCustomer };
  await writeAudit(app.db, staffActor(caller.staffId), 'order seen', detail);
  const nameOf = await namesOf(app.db, [...order.history, ...(payment?.refunds ?? []), ...waivers]);
  const money = (cents: number) => (isMoney ? cents : null);
  return {
    ...orderRow({ ...order, paymentState: payment?.state ?? null }, summary, caller),
    language: order.language,
    unreached: unreachedReason(app.config, order.email),
    steps: possibleSteps(order),
    confirmedToo: confirmedToo.map((each) => each.number),
    maySend: maySend(order),
    missing,
    waivers: waivers.map((each) => ({ ...each, at: each.at.toISOString(), name: nameOf(each.by) })),
    note: order.note,
    gift: order.gift,
    delivery: {
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
    },
    deliveryWay: order.delivery && methodOf(order.delivery, money),
    ...parcelRows(parcels),
    toSend: toSend.map((unit) => ({ ...unitRow(unit), unpacked: unit.unpacked, left: unit.left })),
    account: status && {
      id: order.customerId,
      email: order.email,
      orders: status.orders,
      isKnown: status.isKnown,
    },
    lines: order.items.map((item) => ({
      id: item.itemId,
      productId: item.productId,
      name: { en: item.nameEn, km: item.nameKm ?? '' },
      picture: item.picture,
      options: item.options.map(({ attributeId, optionId, en, km }) => ({
        attributeId,
        optionId,
        name: { en: en[0], km: km[0] },
        choice: { en: en[1], km: km[1] },
      })),
      designId: item.designId,
      prints: prints.filter(({ itemId }) => itemId === item.itemId).map(printRow),
      ...(item.cells.length > 0 && {
        cells: item.cells.map(({ cell, toPrepare, isPacked, ...each }) => ({
          ...cellRow(each, money),
          cell,
          toPrepare,
          isPacked,
        })),
      }),
      proofs: proofs.filter(({ itemId }) => itemId === item.itemId).map((each) => proofRow(each, money)),
      quantity: item.quantity,
      toPrepare: item.toPrepare,
      isDigital: item.isDigital,
      isPacked: item.isPacked,
      unitCents: money(item.unitCents),
      totalCents: money(item.totalCents),
      once: isMoney ? onceOfItem(item) : [],
    })),
    company: seesCustomer ? order.company : null,
    vat: isMoney ? vatOfTotal(order.totalCents, vatOfOrder(order)) : null,
    taxDocuments: isMoney
      ? (order.taxDocuments ?? []).map(({ kind, number: name, issuedAt, grossCents }) => ({
          kind,
          number: name,
          at: new Date(issuedAt).toISOString(),
          grossCents,
        }))
      : [],
    sums: isMoney
      ? {
          subtotalCents: order.subtotalCents,
          ...(order.onceCents > 0 && { onceCents: order.onceCents }),
          shippingCents: order.shippingCents,
          discountCents: order.discountCents,
          coupon: order.couponCode ?? '',
          totalCents: order.totalCents,
          riel: riel?.total ?? null,
        }
      : null,
    costCents: isMoney && caller.permissions.has('costs.read') ? await costOfOrder(app.db, orderId) : null,
    money: payment && isMoney ? moneyOf(payment, nameOf) : null,
    summary: isMoney ? totalsOf(summary) : null,
    history: order.history.map(({ at, from, to, by }) => ({
      at: at.toISOString(),
      from: from === null ? null : stateOf(from),
      to: stateOf(to),
      by,
      name: nameOf(by),
    })),
  };
});

const printRow = ({
  attributeId,
  en,
  km,
  asksFor,
  artwork,
  text,
  names,
  isMissing,
  placement,
  picture,
  colors,
}: Print) => ({
  attributeId,
  position: { en: en[0], km: km[0] },
  choice: { en: en[1], km: km[1] },
  asksFor,
  artwork:
    artwork === null || artwork.scan === 'infected'
      ? null
      : {
          id: artwork.id,
          name: artwork.name,
          bytes: artwork.bytes,
          facts: artwork.facts,
          isScanned: artwork.scan === 'clean',
        },
  isRefused: artwork?.scan === 'infected',
  text,
  names,
  isMissing,
  placement,
  picture,
  colors,
});

/** Returns a cell with its name and price. */
export const cellRow = (
  { colorId, sizeId, options, quantity, unitCents }: Omit<OrderCell, 'cell' | 'toPrepare' | 'isPacked'>,
  money: (cents: number) => number | null,
) => ({
  colorId,
  sizeId,
  name: { en: nameOfOptions(options, 'en'), km: nameOfOptions(options, 'km') },
  quantity,
  unitCents: money(unitCents),
});
const proofRow = (
  { sentAt, answeredAt, unitCents, totalCents, sheet, ...proof }: Proof,
  money: (cents: number) => number | null,
) => {
  const { id, number, state, note, places, isTrue, repeats, answerName, answer, marks } = proof;
  return {
    id,
    number,
    state,
    note,
    places,
    isTrue,
    repeats,
    answerName,
    answer,
    marks,
    unitCents: unitCents === null ? null : money(unitCents),
    totalCents: money(totalCents),
    sentAt: sentAt && sentAt.toISOString(),
    answeredAt: answeredAt && answeredAt.toISOString(),
    hasPicture: sheet !== '',
  };
};

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
