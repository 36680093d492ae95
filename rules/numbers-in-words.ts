const ones = 'មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន ដប់'.split(' ');
const tens = 'ម្ភៃ សាមសិប សែសិប ហាសិប ហុកសិប ចិតសិប ប៉ែតសិប កៅសិប'.split(' ');
const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small: ReadonlyMap<string, number> = new Map([
  ...[...ones, 'ប្រាំពិល'].map((word, at) => [word, at === ones.length ? 7 : at + 1] as const),
  ...tens.map((word, at) => [word, 20 + 10 * at] as const),
  ...english.map((word, at) => [word, at + 1] as const),
  ...englishTens.map((word, at) => [word, 20 + 10 * at] as const),
  ['fifteen', 15],
]);
const scales: ReadonlyMap<string, number> = new Map([
  ['រយ', 100],
  ['ពាន់', 1000],
  ['ម៉ឺន', 10_000],
  ['សែន', 100_000],
  ['លាន', 1_000_000],
  ['hundred', 100],
  ['thousand', 1000],
]);

const longestFirst = (words: Iterable<string>) =>
  [...words].toSorted((one, other) => other.length - one.length).join('|');
const part = `(?:\\d+(?:[.,]\\d+)*|${longestFirst(small.keys())}|${longestFirst(scales.keys())})`;
/** Matches number words, not inside a Latin word and not the beginning of one. */
const run = new RegExp(`(?<![\\p{Script=Latin}\\d.,])${part}(?:[\\s-]*${part})*(?!\\p{Script=Latin})`, 'giu');
const eachPart = new RegExp(part, 'giu');
const money = /^\s*(?:\$|៛|usd|khr|dollars?|bucks?|riels?|ដុល្លារ|រៀល)/iu;
const bigKhmer = /ពាន់|ម៉ឺន|សែន/u;

/**
 * Writes the amounts of money of a text in digits: `ពីរម៉ឺនរៀល` is 20000 riel, `five dollars` 5 dollars. Thousands
 * in Khmer words without a currency are riel. Other number words stay, because most aren't amounts.
 */
export const withNumbers = (text: string): string =>
  text.replaceAll(run, (words: string, at: number) => {
    const isMoney = money.test(text.slice(at + words.length));
    const isRiel = !isMoney && bigKhmer.test(words);
    const value = isMoney || isRiel ? valueOf(words.match(eachPart) ?? []) : null;
    return value === null ? words : `${value}${isRiel ? ' រៀល ' : ''}`;
  });

/** Adds up `ពីរ ម៉ឺន ប្រាំ ពាន់`. Null for figures alone, which stay as they are written. */
function valueOf(parts: readonly string[]): number | null {
  if (parts.every((each) => /^\d/u.test(each))) return null;
  let [total, current] = [0, 0];
  for (const each of parts.map((text) => text.toLowerCase())) {
    const scale = scales.get(each);
    if (scale === undefined) current += small.get(each) ?? Number(each.replaceAll(',', ''));
    else {
      total += Math.max(current, 1) * scale;
      current = 0;
    }
  }
  return Number.isFinite(total + current) ? total + current : null;
}
