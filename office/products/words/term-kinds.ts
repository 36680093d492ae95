import type { LanguageCode } from '#contract/languages.ts';
import { useOffice } from '#office/office-context.ts';
import type { StoredRecord } from '#office/records/use-records.ts';

/** The kinds of product attributes, in the order of their tabs. */
export const termKinds = ['brand', 'colour', 'size', 'tag', 'attribute', 'option', 'vendor'] as const;
export type TermKind = (typeof termKinds)[number];

export const namesOf = ({ fields }: StoredRecord) =>
  (fields['names'] ?? {}) as Partial<Record<LanguageCode, string>>;

/** Returns the name of an attribute in the page's language, or else in English. */
export function useTermKindName(): (record: StoredRecord) => string {
  const { lang } = useOffice();
  return (record) => namesOf(record)[lang] ?? namesOf(record).en ?? '';
}
