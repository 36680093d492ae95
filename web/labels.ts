import { fillLabel, type LabelSet, type LabelValues } from '#contract/labels/label-set.ts';

/** Texts by entity id and key, complete: the localized text, or the built-in English if it is missing or blank. */
export type Labels = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** Returns a text of the layout data, which contains all of them; the set tells where it is. */
export function labelText<Key extends string>(
  labels: Labels,
  set: LabelSet<Key>,
  key: Key,
  values?: LabelValues,
): string {
  const text: unknown = labels[set.entityId]?.[key];
  return fillLabel(typeof text === 'string' ? text : key, values);
}
