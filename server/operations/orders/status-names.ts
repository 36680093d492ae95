import { orderStatuses } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';

type LabelKey = keyof typeof sharedLabels.texts;

const labelKeys: Readonly<Record<number, LabelKey>> = {
  [orderStatuses.active]: 'statusActive',
  [orderStatuses.inProgress]: 'statusInProgress',
  [orderStatuses.completed]: 'statusCompleted',
  [orderStatuses.returned]: 'statusReturned',
  [orderStatuses.refunded]: 'statusRefunded',
};

/** What a status is called in a language; the built-in English where there is no translation. */
export async function statusNames(
  db: Database,
  language: LanguageCode,
): Promise<(statusId: number) => string> {
  const labels =
    language === defaultLanguage ? [] : ((await labelsOf(db, sharedLabels.entityId, language)) ?? []);
  const translated = new Map(labels.map(({ key, text }) => [key, text]));
  return (statusId) => {
    const key = labelKeys[statusId];
    return key === undefined ? '' : (translated.get(key) ?? sharedLabels.texts[key]);
  };
}
