import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/connect.ts';
import { changeOrderStatus, placeOrder, releaseWork, type StatusId } from '#shop/orders/orders.ts';
import { mergeLines } from '#shop/pricing/pricing.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Days } from './days.ts';
import type { DemoData } from './files.ts';
import { demoRequest, placed, placePaidOrder, staff } from './order-request.ts';
import { datedTables, moveToPast, restock, setRate } from './order-queries.ts';
import { type Choice, choicesOf } from './product-choices.ts';
import { rateRow } from './rate-row.ts';
import type { DemoIds } from './slugs.ts';

type Order = DemoData['orders'][number];

const { active, inProgress, completed, returned, refunded } = orderStatuses;
const sequence: readonly StatusId[] = [active, inProgress, completed, returned, refunded];
const twoDays = 2 * 86_400_000;

/**
 * Places the orders as shoppers do, and changes their status as staff do. Each is then moved to the past, with two days
 * between the steps, or less so that the last one is in the past. The stock in the data is the stock after them.
 * @throws OperatorError if the shop refuses one of them
 */
export async function placeOrders(
  db: Database,
  { data, ids, days }: { data: DemoData; ids: DemoIds; days: Days },
): Promise<void> {
  const rate = rateRow(data, days);
  const tables = await datedTables(db);
  let isRateSet = false;
  for (const [at, order] of data.orders.entries()) {
    // Orders placed before the exchange rate was set have no riel amount.
    if (!isRateSet && order.daysAgo <= data.riel.daysAgo) {
      await setRate(db, rate);
      isRateSet = true;
    }
    const file = `orders.json: order ${at + 1}`;
    const request = {
      ...demoRequest,
      customerId: ids.accounts.idOf(order.account, file),
      lines: mergeLines(linesOf(order, file, data, ids)),
      couponCode: order.coupon ?? '',
      note: order.note,
      idempotencyKey: `demo-order-${at + 1}`,
    };
    const { orderId } = order.isPaid
      ? await placePaidOrder(db, file, request)
      : placed(file, await placeOrder(db, { ...request, methodId: paymentMethodIds.cashOnDelivery }));
    const steps = sequence.slice(1, sequence.indexOf(order.status) + 1);
    const age = days.now.getTime() - days.from(-order.daysAgo, 9 + (at % 9)).getTime();
    const pause = Math.min(twoDays, age / (steps.length + 2));
    for (const to of steps) {
      await moveToPast(db, tables, orderId, pause);
      await releaseWork(db, { orderId, reason: 'Approved on a sample', actor: staff });
      const step = await changeOrderStatus(db, { orderId, to, actor: staff });
      if (!step.isChanged) throw new OperatorError(`${file}: status ${to}: ${step.why}`);
    }
    await moveToPast(db, tables, orderId, age - pause * steps.length);
  }
  if (!isRateSet) await setRate(db, rate);
  await restock(db);
}

const linesOf = ({ items }: Order, file: string, data: DemoData, ids: DemoIds) =>
  items.map((item) => {
    const productId = ids.products.idOf(item.product, file);
    const product = data.products[productId - 1]!;
    const chosen = Object.entries({
      ...(item.colour !== null && { color: item.colour }),
      ...(item.size !== null && { size: item.size }),
      ...item.options,
    });
    const offered = choicesOf(product, data, ids);
    const options = chosen.map(([attribute, option]): Choice => {
      const choice = offered.find((each) => each.attribute === attribute && each.option === option);
      if (!choice) throw new OperatorError(`${file}: ${item.product} has no ${attribute} "${option}"`);
      return choice;
    });
    return { productId, quantity: item.quantity, options };
  });
