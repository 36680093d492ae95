import type { Answer, Input } from '#contract/operation.ts';
import type { previewProductChanges } from '#contract/operations/office/catalogue/preview-product-changes.ts';
import { type BulkField, isOfKind } from '#contract/forms/bulk-fields.ts';
import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import type { Rounding } from '#contract/constants.ts';
import { choicesOf } from '#office/lists/list-choices.ts';
import { list, requestOf } from '../products-choices.ts';
import { type NumberRead, readCents, readHundredths } from '#rules/read-number.ts';

type Request = Input<typeof previewProductChanges>;
export type Change = Request['change'];
export type Row = Answer<typeof previewProductChanges>['products'][number];

/** Returns the products selected by the URL: by their ids, or all that match the table's filters. */
export function selectedProducts(query: URLSearchParams): Request['which'] {
  const ids = (query.get('ids') ?? '')
    .split(',')
    .flatMap((id) => (/^[1-9]\d{0,8}$/u.test(id) ? Number(id) : []));
  if (ids.length > 0) return { ids: ids.slice(0, 1000) };
  const { sort: _, isBackwards: __, language: ___, ...found } = requestOf(choicesOf(list, query), 'en');
  return { found };
}

/** The parts of the sentence, as typed. */
export interface Sentence {
  field: BulkField;
  way: 'raise' | 'lower' | 'set';
  by: string;
  unit: 'percent' | 'amount';
  small: Rounding;
  large: Rounding;
  move: 'add' | 'remove';
  /** The new value, or what to add or remove. */
  to: unknown;
  /** Why what was typed isn't a value. */
  problem?: string | undefined;
}

const starts: Partial<Record<BulkField, unknown>> = {
  ...propertyOf(productFields, 'blank'),
  state: 'hidden',
};
/** Selects a field, with its value in a new product. */
export const withField = (sentence: Sentence, field: BulkField): Sentence => ({
  ...sentence,
  field,
  to: starts[field],
  problem: undefined,
});

export const firstSentence: Sentence = {
  field: 'priceCents',
  way: 'raise',
  by: '10',
  unit: 'percent',
  small: 'five',
  large: 'ninety',
  move: 'add',
  to: null,
};

/** Parses the price change, in hundredths of a percent or cents. */
export const readBy = ({ way: operation, by, unit }: Sentence): NumberRead =>
  (operation !== 'set' && unit === 'percent' ? readHundredths : readCents)(by);

/** Builds the change, or returns null while the sentence is incomplete. */
export function changeOf(sentence: Sentence): Change | null {
  const { field, way: operation, unit, small, large, move, to, problem } = sentence;
  if (isOfKind('cents', field)) {
    const { value: amount } = readBy(sentence);
    if (amount === null || amount < (operation === 'set' ? 0 : 1) || amount > 100_000_000) return null;
    const by = operation === 'lower' ? -amount : amount;
    return { field, rule: { way: operation === 'set' ? operation : unit, by, small, large } };
  }
  if (!isOfKind('words', field)) return problem === undefined ? { field, to } : null;
  const ids = to as number[];
  if (ids.length === 0) return null;
  return { field, add: move === 'add' ? ids : [], remove: move === 'remove' ? ids : [] };
}

/** Returns the relative change of a price in thousandths, which shows the effect of rounding. */
const changeIn = ({ from, to }: Pick<Row, 'from' | 'to'>): number =>
  Number(from) === 0 ? 0 : Math.round(((Number(to) - Number(from)) / Number(from)) * 1000);

/** Whether the new price of a product requires explicit confirmation, which isn't given. */
export const isDoubtful = ({ refused }: Pick<Row, 'refused'>): boolean =>
  ['freePrice', 'priceJump', 'stepJump', 'belowCost'].includes(refused ?? '');

/** Formats a change as '+10.0%'; '' if there was no price. */
export function changeText(row: Pick<Row, 'from' | 'to'>): string {
  if (!row.from) return '';
  const thousandths = changeIn(row);
  const size = Math.abs(thousandths);
  return `${thousandths > 0 ? '+' : thousandths < 0 ? '−' : ''}${Math.floor(size / 10)}.${size % 10}%`;
}

/** Returns the rows with the smallest and the largest price change, or null if there are no rows. */
export function priceChangeRange(rows: readonly Row[]): { least: Row; most: Row } | null {
  const sorted = rows.toSorted((one, other) => changeIn(one) - changeIn(other));
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least && most ? { least, most } : null;
}
