import { type OrderState, paymentState, stateIds } from '#contract/operations/office/orders/order-types.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import type { ListedOrder, PaymentSummary, StatusId } from '#shop/orders/orders.ts';
import type { Staff } from '../../../calls/caller.ts';

const states = new Map<StatusId, OrderState>(
  Object.entries(stateIds).map(([name, id]) => [id, name as OrderState]),
);

/**
 * Returns the name of a status by its id.
 * @throws for an unknown id
 */
export function stateOf(statusId: StatusId): OrderState {
  const state = states.get(statusId);
  if (state === undefined) throw new Error(`no state ${statusId}`);
  return state;
}

export const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
/** Returns only the parts of a name, because each reader's language orders them. */
export const customerName = ({ firstName, lastName }: PersonName): PersonName => ({ firstName, lastName });
export const seesMoney = ({ permissions }: Staff): boolean => permissions.has('payments.read');

export function orderRow(order: ListedOrder, { status, dueCents, dueOn }: PaymentSummary, caller: Staff) {
  return {
    id: order.orderId,
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    state: stateOf(order.statusId),
    customer: customerName(order),
    place: order.place,
    promisedOn: order.promise.day,
    approveBy: order.promise.approveBy,
    awaitedUntil: order.awaitedUntil,
    hasArrived: order.hasArrived,
    items: order.units,
    wayToPay: order.paymentMethodId,
    payment: paymentState.parse(order.paymentState),
    paymentStatus: status,
    dueCents: seesMoney(caller) ? dueCents : null,
    dueOn: seesMoney(caller) ? dueOn : null,
    totalCents: seesMoney(caller) ? order.totalCents : null,
    sentAt: iso(order.sentAt),
    isPartlySent: order.isPartlySent,
    isPickUp: order.isPickUp,
    confirmBy: iso(order.confirmBy),
  };
}
