import { commonWords, fillers } from './fillers.ts';
import { isKhmer, wordsOf } from './words.ts';

const pack = 'pack|set|box|case|carton|bundle';
const packName = new RegExp(
  `(?:^| )(?:(?:${pack}) of (\\d{1,4})|(\\d{1,4}) (?:pack|pc|pcs|piece|set)|(?:កញ្ចប់|ឈុត|ឡូ) (\\d{1,4}))(?: |$)`,
  'u',
);

/** Returns how many pieces a product contains: 50 for `Pack of 50`, 1 if its name has no number. `name`: see `SearchWords`. */
export function piecesIn(name: string): number {
  const [, ...numbers] = packName.exec(name) ?? [];
  return Math.max(1, Number(numbers.find(Boolean) ?? 1));
}

/** Returns how many pieces a product with this name contains, as `piecesIn`. */
export const piecesOf = (name: string): number => piecesIn(wordsOf(name).join(' '));

/** A search that asks for many pieces. */
export interface Quantity {
  /** The search without the quantity. */
  runs: string[];
  /** Null for a search in bulk without a number. */
  pieces: number | null;
  /** Whether the number can't be a part of a name, such as a size. */
  isCertain: boolean;
  /** Whether the number comes first, where it is a size only if a name has it. */
  isFirst: boolean;
}

const counters = new Set('person pax piece pc pcs unit pack set box carton bundle'.split(' '));
const khmerCounter = /^(?:នាក់|ដុំ|ដើម|សន្លឹក|គ្រឿង|កញ្ចប់|ឈុត|ប្រអប់|ក្បាល)/u;
const khmerPack = /(?:ជា)?(?:កញ្ចប់|ឈុត|លក់ដុំ)$/u;
const bulk = new Set(['bulk', 'wholesale', 'pack']);
const packOf = new Set(pack.split('|'));
/** What a number measures when it counts no pieces. */
const measures = new Set([
  ...wordsOf(
    'ml cl l liter litre oz mm cm m meter metre inch in gb tb mb mah w v kg g gram hr hour min minute day week month year percent x star',
  ),
  ...wordsOf('មល មីលីលីត្រ លីត្រ ស មម សង់ទីម៉ែត្រ ម៉ែត្រ អ៊ីញ ក្រាម គីឡូ ម៉ោង នាទី ថ្ងៃ សប្តាហ៍ ខែ ឆ្នាំ ដុល្លារ រៀល'),
]);
/** Returns whether a run is or begins with a measure; Khmer may follow it without a space. */
const isMeasure = (run: string): boolean =>
  measures.has(run) ||
  (isKhmer(run) && [...measures].some((each) => isKhmer(each) && each.length > 1 && run.startsWith(each)));
const looksLikeYear = /^(?:19|20)\d\d$/u;

/** Returns the quantity in a search and what it is of, or null if there is none. `runs`: see `searchQuery`. */
export function quantityIn(runs: readonly string[]): Quantity | null {
  for (const [at, run] of runs.entries()) {
    const [before = '', next = ''] = [runs[at - 1], runs[at + 1]];
    const pieces = Number(run);
    if (!/^\d{1,4}$/u.test(run) || pieces < 2 || isMeasure(next)) continue;
    const isPackOf = isBehindPackOf(runs, at);
    const isCounted = counters.has(next) || khmerCounter.test(next);
    const isCertain =
      isPackOf || isCounted || commonWords.has(next) || before === 'for' || khmerPack.test(before);
    // Khmer has the number behind the noun: `អាវ ៥០ ពណ៌ស`. So do lists in English: `mug 20`.
    const isBare = at === 0 ? next !== '' : next === '' || (isKhmer(before) && isKhmer(next));
    if (!isCertain && (!isBare || looksLikeYear.test(run))) continue;
    return quantityOf(wordsAfter(runs, at, isPackOf), { pieces, isCertain, isFirst: at === 0 });
  }
  const rest = runs.map((run, at) =>
    bulk.has(run) && runs[at - 1] !== 'back' ? '' : run.replace(/(?:ជាកញ្ចប់|លក់ដុំ)$/u, ''),
  );
  return rest.every((run, at) => run === runs[at])
    ? null
    : quantityOf(rest, { pieces: null, isCertain: true, isFirst: false });
}

const isBehindPackOf = (runs: readonly string[], at: number): boolean =>
  runs[at - 1] === 'of' && packOf.has(runs[at - 2] ?? '');

/** Returns a search without the quantity at a place and the words that count it. */
function wordsAfter(runs: readonly string[], at: number, isPackOf: boolean): string[] {
  const [before = '', next = ''] = [runs[at - 1], runs[at + 1]];
  return [
    ...runs
      .slice(0, isPackOf ? at - 2 : at)
      .map((each) => (each === before ? each.replace(khmerPack, '') : each)),
    ...(counters.has(next) ? [] : [next.replace(khmerCounter, '')]),
    ...runs.slice(at + 2),
  ];
}

function quantityOf(rest: readonly string[], found: Omit<Quantity, 'runs'>): Quantity | null {
  const runs = rest.filter((run) => run !== '');
  return runs.some((run) => !fillers.has(run)) ? { runs, ...found } : null;
}
