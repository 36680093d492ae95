import type { LabelSet } from '#contract/labels/label-set.ts';
import { khmer } from '#contract/labels/labels.km.ts';
import { labelSets } from '#contract/labels/labels.ts';
import type { LanguageCode } from '#contract/languages.ts';

type Texts = Readonly<Record<string, string>>;

const texts: Readonly<Record<LanguageCode, ReadonlyMap<number, Texts>>> = {
  en: new Map(Object.values(labelSets).map((set) => [set.entityId, set.texts])),
  ar: new Map(
    (Object.keys(labelSets) as (keyof typeof labelSets)[]).map((name) => [
      labelSets[name].entityId,
      khmer[name],
    ]),
  ),
};

/** What a screen says without the database; undefined: nothing is built in for it. */
export const builtInOf = (entityId: number, language: LanguageCode): Texts | undefined =>
  texts[language].get(entityId);

/** The same of a set of the contract, for pages that must do without the database. */
export const builtInTexts = <Key extends string>(
  { entityId, texts: english }: LabelSet<Key>,
  language: LanguageCode,
): Readonly<Record<Key, string>> => builtInOf(entityId, language) ?? english;
