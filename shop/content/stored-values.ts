import { defaultLanguage, languages, type LanguageCode } from '#contract/languages.ts';

/** Reading what is stored as JSON: what is missing or of another shape counts as empty. */

/** A plain text, or one per language tag: `{"en": …, "km": …}`, where English stands in for a missing one. */
export function localizedText(value: unknown, language: LanguageCode): string {
  if (typeof value === 'string') return value;
  const texts = asRecord(value);
  const found = texts[languages[language].tag] || texts[languages[defaultLanguage].tag];
  return typeof found === 'string' ? found : '';
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
