import type { LabelSet } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { labelSets } from './label-sets.ts';

type Texts = Readonly<Record<string, string>>;

const byEntity = new Map(Object.values(labelSets).map((set) => [set.entityId, set]));

/** Returns the built-in texts of a screen, which don't need the database. Undefined if it has none. */
export function builtInOf(entityId: number, language: LanguageCode): Texts | undefined {
  const set = byEntity.get(entityId);
  return set && builtInTexts(set, language);
}

/** Returns the built-in texts of a set of the contract, for pages that work without the database. */
export const builtInTexts = <Key extends string>(
  { texts, khmer }: LabelSet<Key>,
  language: LanguageCode,
): Readonly<Record<Key, string>> => (language === 'ar' ? khmer : texts);
