import type { officeOrderWords } from './labels/office/order-words.ts';
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

/** Returns the key of a status, in the customer's wording if there is one. */
export const orderStateWord = (
  state: OrderState,
  t: Texts<typeof officeOrderWords>,
  shop: Texts<typeof sharedLabels>,
): string => (state === 'awaitingPayment' ? t('awaitingPayment') : shop(shopWords[state]));
