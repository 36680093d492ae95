import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';

/** A payment method that can be chosen. */
export interface PaymentWay {
  method: PaymentMethodId;
  /** In the page's language. */
  name: string;
  /** Whose part of the dialog it is paid in; '' for cash on delivery. */
  provider: string;
  /** Of the provider; '' for none. */
  publicKey: string;
  /** No money is taken: the shopper is told. */
  isTest: boolean;
}

const { card, wallet, cashOnDelivery } = paymentMethodIds;

/** The label of each method, in the order of the specification (§2, Checkout). */
const labels = [
  [card, 'creditCard'],
  [wallet, 'wallet'],
  [cashOnDelivery, 'cashOnDelivery'],
] as const;

/** A row of GET_PAYMENT_SETUP. */
interface Setup {
  PaymentMethodId: number;
  Provider: string;
  PublicKey: string;
  IsTest: boolean;
}

/**
 * What can be chosen. Cash always; the others of the methods the shop has, when a provider is set up that the dialog has
 * a part for.
 */
export const paymentWays = (
  methods: readonly { id: number }[],
  setup: readonly Setup[],
  name: (key: (typeof labels)[number][1]) => string,
  hasPart: (provider: string) => boolean,
): PaymentWay[] =>
  labels.flatMap(([method, label]) => {
    const way = { method, name: name(label), provider: '', publicKey: '', isTest: false };
    if (method === cashOnDelivery) return [way];
    const found = setup.find(({ PaymentMethodId: id, Provider }) => id === method && hasPart(Provider));
    if (!found || methods.every(({ id }) => id !== method)) return [];
    return [{ ...way, provider: found.Provider, publicKey: found.PublicKey, isTest: found.IsTest }];
  });
