import { officeStatusLabels, type OrderStatusKey } from '#contract/labels/office/order-status.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';
import { pickUpKey } from '#contract/pick-up-key.ts';
import { orderStateKey } from '#contract/order-state-key.ts';
import type { PaymentStatus } from '#contract/payment-status.ts';
import { paymentMethodTexts } from '#contract/payment-method-texts.ts';
import { useLabels } from '../office-context.ts';

const methodIds = Object.keys(paymentMethodTexts).map(Number);

/** Returns the ids of the payment methods with the same label, because two are called bank transfer. */
export const sameMethods = (id: number): number[] =>
  methodIds.filter((each) => paymentMethodTexts[each] === paymentMethodTexts[id]);

/** One payment method id for each label. */
export const namedMethods = methodIds.filter((id) => sameMethods(id).at(-1) === id);

/** Labels of order and payment statuses, in the customers' wording where one exists. */
export function useOrderTexts() {
  const t = useLabels(officeStatusLabels);
  const shop = useLabels(sharedLabels);
  const money = useLabels(paymentStatusLabels);
  return {
    state: (state: OrderState): string => orderStateKey(state, t, shop),
    /** The label for an unconfirmed order of a new customer. */
    callFirst: t('callFirst'),
    /** Some shipments have left, or are ready for pick-up. */
    partlyShipped: (isPickUp: boolean): string => t(isPickUp ? 'partlyReady' : 'partlyShipped'),
    paymentMethod: (id: number, isPickUp = false): string =>
      t(pickUpKey(paymentMethodTexts[id] ?? 'otherMethod', isPickUp)),
    /** Returns the label for a payment through the shop. */
    payment: (state: string): string => t(state as OrderStatusKey),
    /**
     * Returns the payment status of an order. While its payment is awaited, returns the provider's status.
     */
    paymentStatus: (status: PaymentStatus, payment: string | null, isPickUp: boolean): string =>
      status === 'awaiting' && payment !== null
        ? t(payment as OrderStatusKey)
        : money(pickUpKey(status, isPickUp)),
  };
}
