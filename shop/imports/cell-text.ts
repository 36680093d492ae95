/**
 * Syntax of cells with several values: `;` separates values, `>` separates a category from its subcategory,
 * `:` follows the attribute of options, and each group has its own line. A backslash escapes a separator:
 * `Mugs\; cups` is one name.
 */

/** Splits a text at every unescaped separator. Backslashes stay. */
export function pieces(text: string, sign: string): string[] {
  const found = [''];
  let isTaken = false;
  for (const letter of text) {
    if (letter === sign && !isTaken) found.push('');
    else found.push(found.pop() + letter);
    isTaken = letter === '\\' && !isTaken;
  }
  return found;
}

/** Splits like `pieces`, and trims the parts. */
export const cut = (text: string, sign: string): string[] => pieces(text, sign).map((piece) => piece.trim());

/** Escapes a name for a cell with these separators. */
export const escaped = (name: string, signs: string): string =>
  [...name].map((letter) => (letter === '\\' || signs.includes(letter) ? `\\${letter}` : letter)).join('');

/** Removes the escaping backslashes. */
export const plain = (text: string): string => text.replaceAll(/\\(.)/gsu, '$1');

/** Returns the values of a cell. Skips empty ones. */
export const listIn = (text: string): string[] => cut(text, ';').filter((piece) => piece !== '');
export const listText = (things: readonly string[]): string => things.join('; ');

/** Splits at the first unescaped `:`. */
export function headed(text: string): { head: string | null; rest: string } {
  const [first = '', ...others] = cut(text, ':');
  return others.length === 0 ? { head: null, rest: first } : { head: first, rest: others.join(': ') };
}

/** Normalizes a category path to one space on each side of its separators. */
export const tidyPath = (path: string): string => cut(path, '>').join(' > ');
