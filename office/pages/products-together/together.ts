import type { Answer, Input } from '#contract/operation.ts';
import type { previewProductChanges } from '#contract/operations/office/catalogue/preview-product-changes.ts';
import { choicesOf } from '#office/lists/list-choices.ts';
import { list, requestOf } from '#office/products/products-choices.ts';
import type { Rounding } from '#rules/price-change.ts';
import { priceDoubt } from '#rules/price-guard.ts';
import { type NumberRead, readCents, readHundredths } from '#rules/read-number.ts';

type Request = Input<typeof previewProductChanges>;
export type Change = Request['change'];
export type Row = Answer<typeof previewProductChanges>['products'][number];

/** Returns the products selected by the URL: by their ids, or all that match the table's filters. */
export function whichOf(query: URLSearchParams): Request['which'] {
  const ids = (query.get('ids') ?? '')
    .split(',')
    .flatMap((id) => (/^[1-9]\d{0,8}$/u.test(id) ? Number(id) : []));
  if (ids.length > 0) return { ids: ids.slice(0, 1000) };
  const { sort: _, isBackwards: __, language: ___, ...found } = requestOf(choicesOf(list, query), 'en');
  return { found };
}

/** The parts of the sentence, as typed. */
export interface Sentence {
  what: Change['what'];
  way: 'raise' | 'lower';
  by: string;
  unit: 'percent' | 'amount';
  small: Rounding;
  large: Rounding;
  move: 'add' | 'remove';
  /** A category or tag, or '' if none is selected yet. */
  word: string;
  state: 'published' | 'hidden' | 'archived';
}

export const firstSentence: Sentence = {
  what: 'price',
  way: 'raise',
  by: '10',
  unit: 'percent',
  small: 'five',
  large: 'ninety',
  move: 'add',
  word: '',
  state: 'hidden',
};

/** Parses the price change, in hundredths of a percent or cents. */
export const readBy = ({ by, unit }: Sentence): NumberRead =>
  (unit === 'percent' ? readHundredths : readCents)(by);

/** Builds the change, or returns null while the sentence is incomplete. */
export function changeOf(sentence: Sentence): Change | null {
  const { what, way, unit, small, large, move, word, state } = sentence;
  if (what === 'state') return { what, state };
  if (what === 'price') {
    const { value: amount } = readBy(sentence);
    if (amount === null || amount <= 0 || amount > 100_000_000) return null;
    return { what, rule: { way: unit, by: way === 'raise' ? amount : -amount, small, large } };
  }
  if (word === '') return null;
  const ids = [Number(word)];
  return { what, add: move === 'add' ? ids : [], remove: move === 'remove' ? ids : [] };
}

/** Returns the relative change of a price in thousandths, which shows the effect of rounding. */
const changeIn = ({ from, to }: Pick<Row, 'from' | 'to'>): number =>
  Number(from) === 0 ? 0 : Math.round(((Number(to) - Number(from)) / Number(from)) * 1000);

/** Whether the new price requires explicit confirmation, given or not. */
export const isDoubtful = ({ from, to, refused }: Row): boolean =>
  typeof from === 'number' &&
  typeof to === 'number' &&
  (refused === null || refused === 'freePrice' || refused === 'priceJump') &&
  priceDoubt(from, to) !== null;

/** Formats a change as '+10.0%'. */
export function changeText(row: Pick<Row, 'from' | 'to'>): string {
  const thousandths = changeIn(row);
  const size = Math.abs(thousandths);
  return `${thousandths > 0 ? '+' : thousandths < 0 ? '−' : ''}${Math.floor(size / 10)}.${size % 10}%`;
}

/** Returns the rows with the smallest and the largest price change, or null if there are no rows. */
export function spreadOf(rows: readonly Row[]): { least: Row; most: Row } | null {
  const sorted = rows.toSorted((one, other) => changeIn(one) - changeIn(other));
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least && most ? { least, most } : null;
}
