import type { LabelSet } from '#contract/labels/label-set.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { builtInOf, builtInTexts } from './built-in.ts';
import { storedLabels } from './queries.ts';

/** The texts of one screen in one language, by key. */
export interface ScreenTexts {
  /** All texts: those that staff wrote, otherwise the built-in ones. */
  all: ReadonlyMap<string, string>;
  /** Texts that staff wrote, including those under their own keys. */
  written: ReadonlyMap<string, string>;
}

/** Returns the texts of a screen. Blank texts of staff are ignored. Null if the screen doesn't exist. */
export async function screenTexts(
  db: Database,
  entityId: number,
  language: LanguageCode,
): Promise<ScreenTexts | null> {
  const stored = await storedLabels(db, entityId);
  const builtIn = builtInOf(entityId, language);
  if (!builtIn && stored.length === 0) return null;
  const written = stored
    .filter(({ languageId, text }) => languageId === languages[language].id && text.trim() !== '')
    .map(({ key, text }) => [key, text] as const);
  return { all: new Map([...Object.entries(builtIn ?? {}), ...written]), written: new Map(written) };
}

/**
 * Returns the texts of a set of the contract in one language, including those that staff wrote. Every key has
 * a text.
 */
export async function labelsOf<Key extends string>(
  db: Database,
  set: LabelSet<Key>,
  language: LanguageCode,
): Promise<Readonly<Record<Key, string>>> {
  const found = await screenTexts(db, set.entityId, language);
  const texts = Object.entries<string>(builtInTexts(set, language));
  return Object.fromEntries(texts.map(([key, text]) => [key, found?.all.get(key) ?? text])) as Record<
    Key,
    string
  >;
}
