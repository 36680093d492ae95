import { fillLabel, type LabelSet, type LabelValues } from '#contract/labels/label-set.ts';

/**
 * Texts by entity id and key. They are complete: the localized text, or the built-in English if the localized
 * one is missing or blank.
 */
export type Labels = Readonly<Record<number, Readonly<Record<string, string>>>>;

const noEmail = /NoEmail$/u;

/**
 * Returns the texts of a shop that saves its emails instead of sending them: a text that promises an email is replaced
 * by the one whose key also has `NoEmail` at its end.
 */
export const withoutEmails = (labels: Labels): Labels =>
  Object.fromEntries(
    Object.entries(labels).map(([entityId, texts]) => {
      const others = Object.entries(texts).filter(([key]) => noEmail.test(key));
      return [
        entityId,
        { ...texts, ...Object.fromEntries(others.map(([key, text]) => [key.replace(noEmail, ''), text])) },
      ];
    }),
  );

/** Returns a text from the layout data, which contains all sets, as it is stored: for data, titles and comparisons. */
export function labelText<Key extends string>(
  labels: Labels,
  set: LabelSet<Key>,
  key: Key,
  values?: LabelValues,
): string {
  const text: unknown = labels[set.entityId]?.[key];
  return fillLabel(typeof text === 'string' ? text : key, values);
}

/** Returns a text as a screen shows it: a number and what it counts, and a date, are not broken in Khmer. */
export const shownText: typeof labelText = (labels, set, key, values) =>
  unbroken(labelText(labels, set, key, values));

/** Keeps a number and what it counts on one line (not before to, and, or), and the parts of a date, in a Khmer text. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(\d) (?=[\u1780-\u17b3])(?!ដល់|និង|ឬ|ទៅ)/gu, '$1\u00A0')
    .replaceAll(/(?<=[\u1780-\u17d3] )(\d\d)-(\d\d)-(?=\d{4})/gu, '$1-\u2060$2-\u2060');
