import { plainDigits } from '#contract/languages.ts';
import { withNumbers } from './numbers-in-words.ts';
import { bandOfRiel, type PriceBand } from './price-band.ts';
import { likelyNumber } from './read-number.ts';

/** The maximum price that counts as 'cheap', in dollars. */
const cheapUpTo = 10;

const many: Readonly<Record<string, number>> = { k: 1000, ពាន់: 1000, ម៉ឺន: 10_000 };
const riel = '៛|riels?|khr|រៀល';
const rielWord = new RegExp(`^(?:${riel})$`, 'iu');
const dollars = '\\$|usd|dollars?|bucks?|ដុល្លារ';
const anyMoney = `(?:${dollars}|${riel})`;
/** Matches if no other word or number follows. After a Khmer word, the next one may follow without a space. */
const ends = '(?:(?<=\\p{Script=Khmer})(?!\\p{M})|(?![\\p{L}\\p{M}\\d.]))';
/** Matches `before`, number, thousands, `after`: 5, $5, 5 dollars, 20,000 riel, 20k៛, 2ម៉ឺនរៀល. */
const amount = (name: string) =>
  `(?<before${name}>${anyMoney})?\\s*(?<number${name}>\\d+(?:[.,]\\d+)*)\\s*(?<many${name}>k|ពាន់|ម៉ឺន)?(?:\\s*(?<after${name}>${anyMoney}))?${ends}`;

const words = (list: string) => `(?:${list.split(',').join('|')})\\s*`;
const below = words(
  '<=,<,under,below,no more than,less than,lower than,cheaper than,up to,at most,within,max,maximum,not over,not more than,ក្រោម,តិចជាង,ថោកជាង,មិនលើសពី,មិនលើស,មិនឱ្យលើស,មិនឲ្យលើស,យ៉ាងច្រើន',
);
const above = words(
  '>=,>,over,above,more than,at least,starting from,from,min,minimum,លើសពី,លើស,ច្រើនជាង,ថ្លៃជាង,ចាប់ពី,យ៉ាងតិច',
);
const between = words('between,from,ចន្លោះពី,ចន្លោះ,ពី');
const until = '\\s*(?:-|–|to|and|ដល់|ទៅ|និង)\\s*';

/** Matches the start of a word. Khmer has no spaces between words. */
const start = '(?<![\\p{Script=Latin}\\d.,])';
const phrase = (text: string) => new RegExp(start + text, 'iu');
const range = phrase(`(?<lead>${between})?${amount('A')}${until}${amount('B')}`);
const atMost = phrase(below + amount('A'));
const atLeast = phrase(above + amount('A'));
const about = phrase(amount('A'));
/** Matches an amount with its limit behind it: `5 dollars or less`, `៥ ដុល្លារចុះ`. */
const behind = (list: string) => phrase(`${amount('A')}\\s*(?:${list.split(',').join('|')})`);
const orLess = behind('ចុះក្រោម,ចុះ,or less,or below,or under,and below,and under,max');
const orMore = behind('ឡើងទៅ,ឡើង,or more,or above,and above,and up');
const roughly = phrase(words('around,about,approximately,approx,ប្រហែល,ប្រមាណ,ជុំវិញ') + amount('A'));
/** How far `around` reaches in either direction, as a share of the price. */
const leeway = 0.25;
const cheap = phrase(`(?:cheap(?:er|est)?|affordable|inexpensive|low price|ថោកៗ|ថោក)${ends}`);
/** Matches leftover words around a price, such as “price” at the end of a sentence. */
const leftOver = /(?:(?:^|\s)(?:prices?|priced|costs?|for|at)|(?:ក្នុង)?តម្លៃ|ចាប់(?:ពី)?|from)\s*$/iu;
const perPiece = /^\s*(?:each|apiece|per piece|a piece|per person|ម្នាក់|ក្នុងមួយ|មួយ)(?![\p{L}\p{M}])/iu;

const toCent = (value: number): number => Math.round(value * 100) / 100;

/** Returns one amount of a match, in dollars or riel. Null for riel if the shop doesn't show it. */
function amountOf({ groups = {} }: RegExpExecArray, name: string, rate: number | null) {
  const money = groups[`before${name}`] ?? groups[`after${name}`];
  const number = likelyNumber(groups[`number${name}`] ?? '') * (many[groups[`many${name}`] ?? ''] ?? 1);
  if (!Number.isFinite(number)) return null;
  const isRiel = money !== undefined && rielWord.test(money);
  if (isRiel && rate === null) return null;
  return { value: number, isNamed: money !== undefined, isRiel };
}

interface PriceInWords {
  rest: string;
  band: PriceBand;
  /** Whether only a word such as `cheap` says so, without an amount. */
  isVague?: true;
}

/** A price found in a text: its limits in dollars or riel. */
interface Found extends Pick<PriceInWords, 'isVague'> {
  match: RegExpExecArray;
  from: number;
  to: number | null;
  isRiel?: boolean;
}

/**
 * Extracts a price in words, in dollars or riel, and returns it with the remaining search. Null if there is
 * none.
 * @param rate riel per dollar; null if the shop shows no riel
 */
export function priceInWords(typed: string, rate: number | null): PriceInWords | null {
  const text = withNumbers(plainDigits(typed).replaceAll(/[\u200B\u00AD]/gu, ''));
  const found = rangeIn(text, rate) ?? nearIn(text, rate) ?? limitIn(text, rate) ?? cheapIn(text);
  if (!found) return null;
  const { match, from, to, isRiel, isVague } = found;
  const before = text.slice(0, match.index).replace(leftOver, '');
  const rest = `${before} ${after(match).replace(perPiece, '')}`.replaceAll(/\s+/gu, ' ').trim();
  const band = [toCent(from), to === null ? null : toCent(to)] as const;
  return {
    rest,
    band: isRiel && rate !== null ? bandOfRiel(band, rate) : band,
    ...(isVague && { isVague }),
  };
}

const after = ({ input, index, 0: whole }: RegExpExecArray) => input.slice(index + whole.length);
const isEnd = (match: RegExpExecArray) => /^\s*$/u.test(after(match));

function rangeIn(text: string, rate: number | null): Found | null {
  const match = range.exec(text);
  if (!match) return null;
  const [first, last] = ['A', 'B'].map((name) => amountOf(match, name, rate));
  // A bare 5-10 may be a size rather than a price.
  const isBetween = /^(?:between|ចន្លោះ)/iu.test(match.groups?.['lead'] ?? '') && isEnd(match);
  if (!first || !last || !(first.isNamed || last.isNamed || isBetween)) return null;
  // In “20,000 - 40,000 riel”, the currency of one end applies to both.
  const isRiel = last.isRiel || (first.isRiel && !last.isNamed);
  const areAlike = first.isRiel === last.isRiel || !first.isNamed || !last.isNamed;
  return areAlike && first.value <= last.value ? { match, from: first.value, to: last.value, isRiel } : null;
}

function nearIn(text: string, rate: number | null): Found | null {
  const match = roughly.exec(text);
  const middle = match && amountOf(match, 'A', rate);
  if (!match || !middle?.isNamed) return null;
  const { value, isRiel } = middle;
  return { match, from: value * (1 - leeway), to: value * (1 + leeway), isRiel };
}

function limitIn(text: string, rate: number | null): Found | null {
  for (const [form, isMax] of [
    [orLess, true],
    [orMore, false],
    [atMost, true],
    [atLeast, false],
    [about, true],
  ] as const) {
    const match = form.exec(text);
    const money = match && amountOf(match, 'A', rate);
    // A bare number is a price only after a word such as 'under', and if no countable noun follows.
    const isBare = form === atMost && match && isEnd(match);
    if (match && money && (money.isNamed || isBare))
      return {
        match,
        ...(isMax ? { from: 0, to: money.value } : { from: money.value, to: null }),
        isRiel: money.isRiel,
      };
  }
  return null;
}

function cheapIn(text: string): Found | null {
  const match = cheap.exec(text);
  return match && { match, from: 0, to: cheapUpTo, isVague: true };
}
