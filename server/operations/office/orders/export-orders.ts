import { pickUpKey } from '#contract/pick-up-key.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeStatusLabels } from '#contract/labels/office/order-status.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { onceLabels } from '#contract/labels/shared/once.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { phoneForForms } from '#contract/forms/phone.ts';
import { messages } from '#contract/messages.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { orderStateKey } from '#contract/order-state-key.ts';
import { paymentMethodTexts } from '#contract/payment-method-texts.ts';
import type { Database } from '#database/schema.ts';
import { formatDate, formatDateTime } from '#rules/format-date.ts';
import { cellsInOne } from '#rules/cell-names.ts';
import { formatCents } from '#rules/money.ts';
import { personText } from '#rules/text-of-language.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { shopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import {
  cellsOfOrders,
  findOrderIds,
  type ListedOrder,
  listedOrders,
  type OrderedCells,
  parcelTexts,
  paymentSummaries,
  type PaymentSummary,
} from '#shop/orders/orders.ts';
import { inPieces } from '#shop/work-queue/work-queue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { csvOf, maxExported } from '../csv.ts';
import { maySortBy, orderEditSchema } from './order-edit-schema.ts';
import { seesMoney, stateOf } from './order-row.ts';

export const handler = handle(exportOrders, async ({ language, ...filter }, { app: { db }, caller }) => {
  const { permissions } = caller;
  const maySee = permissions.has('orders.read') && permissions.has('customers.read');
  if (!maySee || !maySortBy(filter, caller)) return new Refused(403, messages.texts.notAllowed);
  const found = await findOrderIds(db, { ...orderEditSchema(filter), limit: maxExported + 1 });
  const columns = await columnsIn(db, language);
  const shown = columns.filter(({ isMoney }) => isMoney !== true || seesMoney(caller));
  const heads = shown.map(({ head }) => head);
  const file = await csvOf(heads, inPieces(found), async (ids) => {
    const [orders, summaries, parcels, cells] = await Promise.all([
      listedOrders(db, ids),
      paymentSummaries(db, ids),
      parcelTexts(db, ids),
      cellsOfOrders(db, ids),
    ]);
    return orders.flatMap((order) => {
      const summary = summaries.get(order.orderId);
      const shipments = parcels.get(order.orderId) ?? '';
      const sizes = cells.get(order.orderId) ?? [];
      return summary ? [shown.map(({ cell }) => cell(order, summary, shipments, sizes))] : [];
    });
  });
  await writeAudit(db, staffActor(caller.staffId), 'orders exported', { rows: file.rows });
  return file;
});

interface Column {
  head: string;
  isMoney?: true;
  cell: (
    order: ListedOrder,
    summary: PaymentSummary,
    parcels: string,
    cells: readonly OrderedCells[],
  ) => string;
}

/** Returns the columns of the table plus the phone number. Dates and times are in the shop's time zone. */
async function columnsIn(db: Database, language: LanguageCode): Promise<Column[]> {
  const code = languages[language].tag;
  const [t, common, labels, shared, money, once, promise, record, dates] = await Promise.all([
    labelsOf(db, officeOrdersLabels, language),
    labelsOf(db, officeCommonLabels, language),
    labelsOf(db, officeStatusLabels, language),
    labelsOf(db, sharedLabels, language),
    labelsOf(db, paymentStatusLabels, language),
    labelsOf(db, onceLabels, language),
    labelsOf(db, officePromiseLabels, language),
    labelsOf(db, officeOrderRecord, language),
    shopSettings(db, language),
  ]);
  return [
    { head: t.order, cell: ({ number }) => number },
    { head: t.placed, cell: ({ placedAt }) => formatDateTime(placedAt.toISOString(), dates) },
    {
      head: promise.promised,
      // Only certain days, because a spreadsheet can’t say what the others depend on.
      cell: ({ promise: { day, approveBy } }) =>
        day === null || approveBy !== null
          ? ''
          : formatDate(`${day}T00:00:00Z`, { ...dates, timeZone: 'UTC' }),
    },
    { head: common.customer, cell: (order) => personText(language, order) },
    { head: common.phone, cell: ({ mobile }) => phoneForForms(mobile) },
    { head: t.place, cell: ({ place }) => place[languages[language].tag] },
    { head: common.items, cell: ({ units }) => String(units) },
    {
      head: t.sizes,
      cell: (_order, _summary, _parcels, lines) =>
        lines.map(({ name, cells }) => `${name[code]}: ${cellsInOne(cells, code)}`).join('; '),
    },
    { head: once.setup, isMoney: true, cell: ({ onceCents }) => formatCents(onceCents) },
    { head: t.total, isMoney: true, cell: ({ totalCents }) => formatCents(totalCents) },
    {
      head: t.paymentMethod,
      cell: ({ paymentMethodId, isPickUp }) =>
        labels[pickUpKey(paymentMethodTexts[paymentMethodId] ?? 'otherMethod', isPickUp)],
    },
    { head: common.payment, cell: ({ isPickUp }, { status }) => money[pickUpKey(status, isPickUp)] },
    { head: t.due, isMoney: true, cell: (_, { dueCents }) => formatCents(dueCents) },
    {
      head: t.state,
      cell: ({ statusId, confirmBy }) =>
        confirmBy === null
          ? orderStateKey(
              stateOf(statusId),
              (key) => labels[key],
              (key) => shared[key],
            )
          : labels.callFirst,
    },
    { head: record.parcels, cell: (_order, _summary, parcels) => parcels },
  ];
}
