import { fillLabel, type LabelSet, type LabelValues } from '#contract/labels/label-set.ts';

/**
 * Texts by entity id and key. They are complete: the localized text, or the built-in English if the localized
 * one is missing or blank.
 */
export type Labels = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** Returns a text from the layout data, which contains all sets. */
export function labelText<Key extends string>(
  labels: Labels,
  set: LabelSet<Key>,
  key: Key,
  values?: LabelValues,
): string {
  const text: unknown = labels[set.entityId]?.[key];
  return fillLabel(typeof text === 'string' ? text : key, values);
}
