import type { officeStatusLabels } from './labels/office/order-status.ts';
import type { sharedLabels } from './labels/shared/shared-labels.ts';
import type { OrderState } from './operations/office/orders/order-types.ts';

type Texts<Set extends { texts: object }> = (key: keyof Set['texts'] & string) => string;

const shopTexts = {
  active: 'statusActive',
  inProgress: 'statusInProgress',
  completed: 'statusCompleted',
  returned: 'statusReturned',
  refunded: 'statusRefunded',
  voided: 'statusCancelled',
} as const;

/** Returns the key of a status, in the customer's wording if there is one. */
export const orderStateKey = (
  state: OrderState,
  t: Texts<typeof officeStatusLabels>,
  shop: Texts<typeof sharedLabels>,
): string => (state === 'awaitingPayment' ? t('awaitingPayment') : shop(shopTexts[state]));
