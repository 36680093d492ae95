/** How each language strings names together (docs/khmer.md). What is empty is left out. */

/** The codes of contract/languages.ts. */
type LanguageCode = 'en' | 'ar';

const isKhmerLetter = /^\p{Script=Khmer}/u;

/** Several things: 'pens, mugs'; in Khmer with 'and' before the last: 'ប៊ិច ពែង និងកែវ'. */
export function listText(language: LanguageCode, names: readonly string[]): string {
  const some = names.filter(Boolean);
  if (language === 'en' || some.length < 2) return some.join(', ');
  const last = some.at(-1) ?? '';
  return `${some.slice(0, -1).join(' ')} និង${isKhmerLetter.test(last) ? '' : ' '}${last}`;
}

/** The parts of one thing, such as a place and the province it is in. */
export const partsText = (language: LanguageCode, parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(language === 'en' ? ', ' : ' ');

/** What is promised by its name, and within what; `within` '' for always. */
export const nameWithin = (name: string, within: string | undefined): string =>
  within ? `${name} (${within})` : name;

/** What somebody is called; of a person who was erased both are ''. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** A person: Khmer names begin with the family's. */
export const personText = (
  language: LanguageCode,
  { firstName, lastName }: { [Part in keyof PersonName]?: PersonName[Part] | undefined },
): string => (language === 'en' ? [firstName, lastName] : [lastName, firstName]).filter(Boolean).join(' ');

/** A province by its name alone, which in Khmer stands behind its kind: who types in a list finds it so. */
export const provinceName = (text: string): string => text.replace(/^(?:រាជធានី|ខេត្ត)/u, '');

/** Whether a choice is said with its name: "Color: Color of the sea" says one word twice, as Khmer colours would. */
export const needsName = (name: string, value: string): boolean => name !== '' && !value.startsWith(name);
