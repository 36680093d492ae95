import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { backOrderLabels } from '#contract/labels/storefront/back-order.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { formatDay } from '#rules/format-day.ts';
import { labelsOf } from './labels.ts';

/**
 * Returns a function that says from when something can be had: 'Available from Fri 4 Dec'. Pages get it as text, because few
 * need its labels. Without an awaited day, it reads no labels.
 */
export async function availableFromTexts(
  db: Database,
  language: LanguageCode,
  awaited: readonly { expectedOn?: string | null }[],
): Promise<(day: string) => string> {
  if (!awaited.some(({ expectedOn }) => expectedOn)) return String;
  const [texts, shared] = await Promise.all([
    labelsOf(db, backOrderLabels, language),
    labelsOf(db, sharedLabels, language),
  ]);
  return (day) => {
    const date = new Date(`${day}T00:00Z`);
    const parts = { weekday: date.getUTCDay(), day: date.getUTCDate(), month: date.getUTCMonth() };
    return fillLabel(texts.availableFrom, {
      day: formatDay(parts, (key, values) => fillLabel(shared[key], values)),
    });
  };
}
