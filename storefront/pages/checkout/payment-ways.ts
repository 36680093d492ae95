import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';

/** A payment method that can be chosen; texts in the page's language. */
export interface PaymentWay {
  method: PaymentMethodId;
  name: string;
  /** What to know of it; '' for nothing. Of a provider that takes no money: that. */
  hint: string;
  /** Of the dialog it is paid in. */
  title: string;
  /** Whose part of the dialog that is; '' for cash on delivery. */
  provider: string;
  /** Of the provider; '' for none. */
  publicKey: string;
}

type Texts = Record<'card' | 'wallet' | 'cash', Pick<PaymentWay, 'name' | 'hint' | 'title'>> & {
  test: string;
};

/** A row of GET_PAYMENT_SETUP. */
interface Setup {
  PaymentMethodId: number;
  Provider: string;
  PublicKey: string;
  IsTest: boolean;
}

/**
 * What can be chosen, in the order of the specification (§2, Checkout). Cash always; the others of the methods the shop
 * has, when a provider is set up that the dialog has a part for.
 */
export function paymentWays(
  methods: readonly { id: number }[],
  setup: readonly Setup[],
  { card, wallet, cash, test }: Texts,
  hasPart: (provider: string) => boolean,
): PaymentWay[] {
  const paidBy = (method: PaymentMethodId, texts: Texts['card']): PaymentWay[] =>
    setup
      .filter(({ PaymentMethodId: id, Provider }) => id === method && hasPart(Provider))
      .filter(() => methods.some(({ id }) => id === method))
      .map(({ Provider: provider, PublicKey: publicKey, IsTest }) => ({
        ...texts,
        ...(IsTest && { hint: test }),
        method,
        provider,
        publicKey,
      }));
  return [
    ...paidBy(paymentMethodIds.card, card),
    ...paidBy(paymentMethodIds.wallet, wallet),
    { ...cash, method: paymentMethodIds.cashOnDelivery, provider: '', publicKey: '' },
  ];
}
