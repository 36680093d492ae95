const khmerUnit = /\u17d2.|./gsu;

/**
 * Splits a word into the units that a typo inserts, omits or changes: letters. In Khmer a subscript letter is one unit.
 */
export const unitsOf = (word: string): string[] => word.match(khmerUnit) ?? [];

/** Returns the number of typos allowed for a word with this many units. */
export function allowedSlips(units: number): number {
  if (units < 3) return 0;
  return units <= 6 ? 1 : 2;
}

/** Rows of the table below. They are reused, because one unknown word may be compared with thousands. */
let [beforeAbove, above, row]: [number[], number[], number[]] = [[], [], []];

/**
 * Returns the number of units inserted, omitted, changed, or swapped with their neighbor between two words. More than
 * `most` counts as `most + 1`.
 */
export function typos(from: readonly string[], to: readonly string[], max = 1000): number {
  const tooMany = max + 1;
  if (Math.abs(from.length - to.length) > max) return tooMany;
  for (let j = 0; j <= Math.min(to.length, tooMany); j += 1) row[j] = j;
  for (let i = 1; i <= from.length; i += 1) {
    [beforeAbove, above, row] = [above, row, beforeAbove];
    // Cells further from the diagonal exceed the limit.
    const [first, last] = [Math.max(1, i - max), Math.min(to.length, i + max)];
    row[first - 1] = first === 1 ? i : tooMany;
    let min = first === 1 ? i : tooMany;
    const [unit, before] = [from[i - 1], from[i - 2]];
    for (let j = first; j <= last; j += 1) {
      const requested = to[j - 1];
      let here = cell(above, j - 1) + (unit === requested ? 0 : 1);
      here = Math.min(here, cell(above, j) + 1, cell(row, j - 1) + 1);
      if (i > 1 && j > 1 && unit === to[j - 2] && before === requested)
        here = Math.min(here, cell(beforeAbove, j - 2) + 1);
      row[j] = here;
      if (here < min) min = here;
    }
    row[last + 1] = tooMany;
    if (min > max) return tooMany;
  }
  return Math.min(cell(row, to.length), tooMany);
}

const cell = (cells: readonly number[], at: number): number => cells[at] ?? 0;

/** Returns a bit set of a word's letters. Similar words differ in few bits. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return bits;
}

/** Counts the set bits of a word, in pairs, fours and eights at once. */
export function popCount(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
