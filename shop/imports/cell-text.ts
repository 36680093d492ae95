/**
 * How several things stand in one cell: `;` between them, `>` between a category and what is below it, `:` after what a
 * choice belongs to, a line for each group. A backslash takes the meaning off a sign: `Mugs\; cups` is one name.
 */

/** Cuts a text at every sign that stands for itself; backslashes stay. */
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

/** The same without the blanks around the pieces. */
export const cut = (text: string, sign: string): string[] => pieces(text, sign).map((piece) => piece.trim());

/** A name that may stand in a cell beside these signs. */
export const escaped = (name: string, signs: string): string =>
  [...name].map((letter) => (letter === '\\' || signs.includes(letter) ? `\\${letter}` : letter)).join('');

/** What was written, backslashes taken off. */
export const plain = (text: string): string => text.replaceAll(/\\(.)/gsu, '$1');

/** The things of a cell. Empty places between separators are nothing. */
export const listIn = (text: string): string[] => cut(text, ';').filter((piece) => piece !== '');
export const listText = (things: readonly string[]): string => things.join('; ');

/** Splits at the first `:` that stands for itself. */
export function headed(text: string): { head: string | null; rest: string } {
  const [first = '', ...others] = cut(text, ':');
  return others.length === 0 ? { head: null, rest: first } : { head: first, rest: others.join(': ') };
}

/** A path of categories with one blank on each side of its signs. */
export const tidyPath = (path: string): string => cut(path, '>').join(' > ');
