import { defaultLanguage, languages, type LanguageCode } from '#contract/languages.ts';

/** Reads values stored as JSON. Missing or malformed values count as empty. */

/**
 * Returns a plain text, or one language of `{"en": …, "km": …}`. English is the fallback for a missing
 * language.
 */
export function localizedText(value: unknown, language: LanguageCode): string {
  if (typeof value === 'string') return value;
  const texts = asRecord(value);
  const found = texts[languages[language].tag] || texts[languages[defaultLanguage].tag];
  return typeof found === 'string' ? found : '';
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
