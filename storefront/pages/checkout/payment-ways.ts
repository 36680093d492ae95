import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';

/** A payment method somebody takes the money for, as the browser needs to know it. */
export interface PaymentWay {
  method: PaymentMethodId;
  provider: string;
  /** '' for none. */
  publicKey: string;
  /** No money is taken: the shopper is told. */
  isTest: boolean;
}

const { card, wallet, cashOnDelivery } = paymentMethodIds;
/** In the order of the specification (§2, Checkout). */
const order = [card, wallet, cashOnDelivery];

/** What can be chosen: the methods of the shop, those of a provider only when it is set up; cash always. */
export const methodsOffered = (
  shown: readonly { id: number }[],
  ways: readonly PaymentWay[],
): PaymentMethodId[] =>
  order.filter(
    (method) =>
      method === cashOnDelivery ||
      (shown.some(({ id }) => id === method) && ways.some((way) => way.method === method)),
  );

/** The label of a method. */
export const methodLabels = {
  [card]: 'creditCard',
  [wallet]: 'wallet',
  [cashOnDelivery]: 'cashOnDelivery',
} as const;
