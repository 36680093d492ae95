import { orderStatuses } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { hiddenStatuses } from '#shop/orders/orders.ts';

type LabelKey = keyof typeof sharedLabels.texts;

const labelKeys: Readonly<Record<number, LabelKey>> = {
  [orderStatuses.active]: 'statusActive',
  [orderStatuses.inProgress]: 'statusInProgress',
  [orderStatuses.completed]: 'statusCompleted',
  [orderStatuses.returned]: 'statusReturned',
  [orderStatuses.refunded]: 'statusRefunded',
  // Returned only to clients that request these statuses.
  [hiddenStatuses.voided]: 'statusCancelled',
  [hiddenStatuses.awaitingPayment]: 'statusTransfer',
};

export async function statusNames(
  db: Database,
  language: LanguageCode,
): Promise<(statusId: number) => string> {
  const texts = await labelsOf(db, sharedLabels, language);
  return (statusId) => {
    const key = labelKeys[statusId];
    return key === undefined ? '' : texts[key];
  };
}
