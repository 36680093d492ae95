import type { Database } from '#database/connect.ts';
import { transferTerms } from '#shop/content/content.ts';
import {
  isRefusal,
  type OrderOutcome,
  type OrderRequest,
  type PlacedOrder,
  type ReservationLimits,
} from '#shop/orders/orders.ts';
import { confirmSeen, placeTransferOrder } from '#shop/payments/payments.ts';
import { OperatorError } from '../process/operator-error.ts';

export const staff = 'staff 1';

/** Limits that no order of the demo reaches. */
const open = { orders: 1000, cents: 100_000_000 };
const limits: ReservationLimits = {
  dailyCap: 1000,
  newcomer: open,
  known: open,
  confirmHours: 0,
  address: { orders: 1000, share: 100, cashShare: 100, productShare: 100 },
  allShare: 100,
};

/** What all orders of the demo have in common. */
export const demoRequest = {
  couponCode: '',
  expectedTotalCents: null,
  note: '',
  language: null,
  address: 'demo',
  limits,
} satisfies Partial<OrderRequest>;

/**
 * Returns the placed order.
 * @throws OperatorError that names the file if the shop refused it
 */
export function placed(file: string, outcome: OrderOutcome | 'busy'): PlacedOrder {
  if (outcome === 'busy' || isRefusal(outcome))
    throw new OperatorError(`${file}: ${outcome === 'busy' ? outcome : outcome.code}`);
  return outcome;
}

/** Places an order that is paid by bank transfer, and confirms its payment. */
export async function placePaidOrder(
  db: Database,
  file: string,
  request: Parameters<typeof placeTransferOrder>[1],
): Promise<PlacedOrder> {
  const terms = await transferTerms(db, true);
  const order = placed(file, await placeTransferOrder(db, request, terms));
  await confirmSeen(db, {
    number: order.number,
    seen: { currency: 'USD', amount: order.nowCents },
    reference: `FT-${order.number}`,
    isSecond: false,
    missing: null,
    mayWaive: false,
    isPlan: false,
    actor: staff,
  });
  return order;
}
