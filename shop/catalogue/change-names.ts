import { defaultLanguage, languageCodes, type LanguageCode } from '#contract/languages.ts';
import type { Fault } from './change.ts';
import { textFault, tidyLine } from './change-texts.ts';

/** A name per language; languages without one are missing. */
export type Names = Partial<Record<LanguageCode, string>>;

const longest = 100;

/** Names as they are stored: on one line, none of them empty. A change is put over what is there, language by language. */
export const namesAfter = (current: Names, changes: Names = {}): Names =>
  Object.fromEntries(
    languageCodes
      .map((code) => [code, tidyLine(changes[code] ?? current[code] ?? '')] as const)
      .filter(([, name]) => name !== ''),
  );

/** Every thing has a name in English, and none is too long. */
export function nameFaults<Field extends string>(field: Field, names: Names): Fault<Field>[] {
  const faults = Object.values(names).flatMap((name) => textFault(name, longest) ?? []);
  return [
    ...faults.map((fault) => ({ ...fault, field })),
    ...(names[defaultLanguage] === undefined ? [{ field, code: 'missing' as const }] : []),
  ];
}

/** Whether two things are called alike in English: people could not tell them apart. */
export const sameName = (one: Names, other: Names): boolean =>
  one[defaultLanguage]?.toLowerCase() === other[defaultLanguage]?.toLowerCase();
