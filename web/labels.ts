import { fillLabel, type LabelSet, type LabelValues } from '#contract/labels/label-set.ts';

/** Texts by entity id and key, complete: the localised text, or the built-in English where it is missing or blank. */
export type Labels = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** A text of a frame, which holds all of them; the set says where it is found. */
export function labelText<Key extends string>(
  labels: Labels,
  set: LabelSet<Key>,
  key: Key,
  values?: LabelValues,
): string {
  const text: unknown = labels[set.entityId]?.[key];
  return fillLabel(typeof text === 'string' ? text : key, values);
}
