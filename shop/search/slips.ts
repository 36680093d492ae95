const khmerUnit = /\u17d2.|./gsu;

/** What one slip puts in, leaves out or changes: a letter; in Khmer a letter below another is one. */
export const unitsOf = (word: string): string[] => word.match(khmerUnit) ?? [];

/** How many slips a word of so many units is forgiven. */
export function allowedSlips(units: number): number {
  if (units < 3) return 0;
  return units <= 6 ? 1 : 2;
}

/** Units put in, left out, changed, or swapped with their neighbour between two words. More than `most` counts as `most + 1`. */
export function slips(from: readonly string[], to: readonly string[], most = Infinity): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let beforeAbove: number[] = [];
  let above = [0, ...to.map((_, at) => at + 1)];
  for (const [i, unit] of from.entries()) {
    const row = [i + 1];
    let least = i + 1;
    for (const [j, wanted] of to.entries()) {
      const changed = cell(above, j) + (unit === wanted ? 0 : 1);
      const isSwap = unit === to[j - 1] && from[i - 1] === wanted;
      const swapped = isSwap ? cell(beforeAbove, j - 1) + 1 : Infinity;
      const here = Math.min(cell(above, j + 1) + 1, cell(row, j) + 1, changed, swapped);
      row.push(here);
      least = Math.min(least, here);
    }
    if (least > most) return most + 1;
    [beforeAbove, above] = [above, row];
  }
  return Math.min(cell(above, to.length), most + 1);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity;

/** Bits for the letters of a word: words few slips apart differ in few of them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return bits;
}
