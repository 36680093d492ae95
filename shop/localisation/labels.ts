import { defaultLanguage, languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { storedLabels } from './queries.ts';

/** The screens of the specification (§7: 57 to 94, of which 93 is nobody's): known even while they have no text stored. */
const documented = (entityId: number) => entityId >= 57 && entityId <= 94 && entityId !== 93;

export interface Label {
  key: string;
  text: string;
}

/**
 * The texts of one screen in a language, without the blank ones (there the built-in English stays). None for English.
 * null: there is no such screen.
 */
export async function labelsOf(
  db: Database,
  entityId: number,
  language: LanguageCode,
): Promise<Label[] | null> {
  const stored = await storedLabels(db, entityId);
  if (stored.length === 0 && !documented(entityId)) return null;
  if (language === defaultLanguage) return [];
  return stored
    .filter((label) => label.languageId === languages[language].id && label.text.trim() !== '')
    .map(({ key, text }) => ({ key, text }));
}
