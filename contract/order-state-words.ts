import type { officeOrderWords, OrderWord } from './labels/office/order-words.ts';
import type { sharedLabels } from './labels/shared/shared-words.ts';
import type { OrderState } from './operations/office/orders/order-types.ts';

type Texts<Set extends { texts: object }> = (key: keyof Set['texts'] & string) => string;

const shopWords = {
  active: 'statusActive',
  inProgress: 'statusInProgress',
  completed: 'statusCompleted',
  returned: 'statusReturned',
  refunded: 'statusRefunded',
  voided: 'statusCancelled',
} as const;

const cashWords: { readonly [State in OrderState]?: OrderWord } = {
  completed: 'paidOnDelivery',
  returned: 'paidOnDelivery',
  refunded: 'refunded',
  voided: 'notPaid',
};

/** How an order stands, in the words its customer reads where they have one. */
export const orderStateWord = (
  state: OrderState,
  t: Texts<typeof officeOrderWords>,
  shop: Texts<typeof sharedLabels>,
): string => (state === 'awaitingPayment' ? t('awaitingPayment') : shop(shopWords[state]));

/** How one is paid that goes from hand to hand, by where its order stands. */
export const cashWord = (state: OrderState): OrderWord => cashWords[state] ?? 'onDelivery';
