import { createRequire } from 'node:module';

/**
 * Common guesses in this country or on this keyboard that aren't in the list of leaked passwords, in lower
 * case.
 */
const besides = `0 1 00 000 0000 00000 0000000 00000000 11 111 1111 11111 1111111 1212 121212 12121212 123 0123456789 012345678
  0987654321 987654321 87654321 654321 54321 4321 321 123123123 222222 333333 444444 555555 6666666 66666666 777777 77777777
  888888 8888888 88888888 999999 9999999 99999999 abc abcd abcdef abcdefg abcdefgh administrator root toor login passcode iphone
  cambodia khmer angkor angkorwat phnompenh kampuchea`;
/**
 * Passwords that are rejected alone or with common suffixes and substitutions. The list contains leaked
 * passwords, most common first. Read when first needed, because reading it delays the start.
 */
let found: ReadonlySet<string> | undefined;
function commonPasswords(): ReadonlySet<string> {
  if (found) return found;
  const read = createRequire(import.meta.url);
  const passwords = read('@zxcvbn-ts/language-common/src/passwords.json') as string[];
  return (found = new Set([...passwords.slice(0, 10_000), ...besides.split(/\s+/u)]));
}

/** Characters that replace letters. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
/** Matches common suffixes that satisfy a form's rules: a year, 123, an exclamation mark. */
const ends = /(\d{1,4}|[!?.*#@$_-])+$/u;
const parts = /[^\p{L}\p{M}\p{N}]+/u;
/** A password that consists of the owner's name and at most this many other characters is easy to guess. */
const fewCharacters = 4;

/**
 * Returns whether a password is among the first guesses: a very common one, one in a common disguise (Password1!,
 * p@ssw0rd, Angkor2026), or little more than the owner's name. Signup rejects only these and empty ones
 * (docs/specification.md, 'Accounts'). `names` are the owner's names and email address.
 */
export function isEasyPassword(password: string, names: readonly string[]): boolean {
  return isCommon(password.trim().toLowerCase()) || isNamed(password, names);
}

function isCommon(whole: string): boolean {
  const word = whole.replace(ends, '');
  const plain = (text: string) => text.replaceAll(/[@4310$5]/gu, (sign) => letters[sign] ?? sign);
  const common = commonPasswords();
  const isWord = (text: string) => /[a-z]{3}/u.test(text) && common.has(text);
  return common.has(whole) || isWord(word) || isWord(plain(word)) || isWord(plain(whole));
}

function isNamed(password: string, names: readonly string[]): boolean {
  const inParts = (text: string) => text.normalize('NFKC').toLowerCase().split(parts);
  const words = names.flatMap(inParts).filter((word) => word.length > 2);
  const whole = inParts(password).join('');
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest.length < whole.length && rest.length <= fewCharacters;
}
