/** How each language joins names (docs/khmer.md). Empty ones are skipped. */

/** The language codes from contract/languages.ts. */
type LanguageCode = 'en' | 'ar';

const isKhmerLetter = /^\p{Script=Khmer}/u;

/** Joins a list: 'pens, mugs'; Khmer has 'and' before the last: 'ប៊ិច ពែង និងកែវ'. */
export function listText(language: LanguageCode, names: readonly string[]): string {
  const some = names.filter(Boolean);
  if (language === 'en' || some.length < 2) return some.join(', ');
  const last = some.at(-1) ?? '';
  return `${some.slice(0, -1).join(' ')} និង${isKhmerLetter.test(last) ? '' : ' '}${last}`;
}

const joinedBy =
  (khmer: string) =>
  (language: LanguageCode, parts: readonly (string | undefined)[]): string =>
    parts.filter(Boolean).join(language === 'en' ? ', ' : khmer);

/** Joins facts about one thing, such as the choices and the states of a line. */
export const factsText = joinedBy(' · ');

/** Joins the parts of one thing, such as a place and its province. */
export const partsText = joinedBy(' ');

/** Formats a promise by its name and time frame. `within` is '' if it always applies. */
export const nameWithin = (name: string, within: string | undefined): string =>
  within ? `${name} (${within})` : name;

/** A person's name. Both parts are '' after the person was erased. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Formats a person's name: Khmer names begin with the family name. */
export const personText = (
  language: LanguageCode,
  { firstName, lastName }: { [Part in keyof PersonName]?: PersonName[Part] | undefined },
): string => (language === 'en' ? [firstName, lastName] : [lastName, firstName]).filter(Boolean).join(' ');

/**
 * Returns a province's name without its kind, which comes first in Khmer, so that typing the name finds it in a list.
 */
export const provinceName = (text: string): string => text.replace(/^(?:រាជធានី|ខេត្ត)/u, '');

/**
 * Whether a value needs its option's name as a label. "Color: Color of the sea" would repeat it, as Khmer
 * colors would.
 */
export const needsName = (name: string, value: string): boolean => name !== '' && !value.startsWith(name);
