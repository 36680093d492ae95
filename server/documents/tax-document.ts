import { formatAmount } from '#rules/money.ts';
import { formatRiel, rielOf } from '#rules/riel.ts';
import { formatVatRate, vatOfLines } from '#rules/vat.ts';
import type { DocumentOrder, TaxDocument } from '#shop/orders/orders.ts';
import { itemsOf, type DocumentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';

type Sum = Sheet['sums'][number];
type Line = Sheet['lines'][number];

/** The texts of a tax document: Khmer with English under it, whatever its customer's language. */
export interface TaxTexts {
  km: DocumentTexts;
  en: DocumentTexts;
}

export const taxTexts = (labels: DocumentTexts, other: DocumentTexts): TaxTexts =>
  labels.tag === 'km' ? { km: labels, en: other } : { km: other, en: labels };

/** Returns lines without empty or repeated ones. */
const distinct = (lines: readonly (string | undefined)[]): string[] =>
  [...new Set(lines)].flatMap((line) => line || []);

type PaperKey = Parameters<DocumentTexts['paper']>[0];
type Values = Parameters<DocumentTexts['paper']>[1];

/** Returns a text of documents in both languages, one below the other. */
export const inBoth = ({ km, en }: TaxTexts, key: PaperKey, values?: Values): string =>
  distinct([km.paper(key, values), en.paper(key, values)]).join('\n');

const row = (name: string, note: string, amount: string, tone: Sum['tone'] = 'plain'): Sum => ({
  name,
  note,
  amount,
  tone,
});

/** Returns an amount under a name in both languages. */
export const sumInBoth = (
  { km, en }: TaxTexts,
  key: PaperKey,
  amount: string,
  { values, tone }: { values?: Values; tone?: Sum['tone'] } = {},
): Sum => row(km.paper(key, values), en.paper(key, values), amount, tone);

/**
 * Returns what every tax document has: its number, day, seller and buyer as of the day of issue, and room for both
 * signatures. `about`: the number of its order or invoice, under this head.
 */
export function taxFrame(
  order: DocumentOrder,
  { number, issuedAt, seller, buyer }: TaxDocument,
  texts: TaxTexts,
  about: { head: 'order' | 'invoice'; lines: string[] },
) {
  const { km, en } = texts;
  // A number isn't repeated.
  const taxNumber = (of: string) =>
    of && [km.paper('taxNumber', { number: '' }).trim(), en.paper('taxNumber', { number: of })].join(' · ');
  const frame = km.frame(order);
  const [name = frame.shop.name, ...names] = distinct([seller.name?.km, seller.name?.en]);
  const addressOf = ({ km: first, en: second }: { km: string; en: string }) =>
    distinct([...first.split('\n'), ...second.split('\n')]);
  return {
    ...frame,
    number,
    shop: {
      name,
      lines: [
        ...names,
        ...(seller.address ? addressOf(seller.address) : []),
        taxNumber(seller.taxNumber),
      ].filter(Boolean),
    },
    facts: [
      { head: inBoth(texts, 'date'), lines: distinct([km.day(issuedAt), en.day(issuedAt)]) },
      {
        head: inBoth(texts, 'buyer'),
        lines: [buyer.name, taxNumber(buyer.taxNumber), ...addressOf(buyer.address)].filter(Boolean),
      },
      { head: inBoth(texts, about.head), lines: about.lines },
      ...(order.payBy === null || about.head === 'invoice'
        ? []
        : [{ head: inBoth(texts, 'payBy'), lines: [km.dateOnly(order.payBy)] }]),
    ],
    columns: (['product', 'quantity', 'unitPrice', 'sum'] as const).map((key) => inBoth(texts, key)),
    boxes: [],
    signatures: [
      { head: inBoth(texts, 'buyerSignature'), name: '' },
      { head: inBoth(texts, 'sellerSignature'), name },
    ],
    foot: name,
  };
}

/** Returns items with their names and options in both languages. `notes` are added to each. */
export function linesInBoth(
  items: DocumentOrder['items'],
  { km, en }: TaxTexts,
  notes: readonly string[] = [],
): Line[] {
  const english = itemsOf(items, en, formatAmount);
  return itemsOf(items, km, formatAmount, ['km', 'en']).map(({ details, ...line }, at) => {
    const { name = '', details: options = [] } = english[at] ?? {};
    const names = name === line.name ? [] : [name];
    return { ...line, details: distinct([...names, details.join(' · '), options.join(' · '), notes[at]]) };
  });
}

/** The amount of the items on a document: with VAT, unless it was added to the prices. */
export const baseOf = (
  { vatAddedCents }: DocumentOrder,
  { netCents, grossCents }: Pick<TaxDocument, 'netCents' | 'grossCents'>,
): number => (vatAddedCents === null ? grossCents : netCents);

/** Returns a single line of a document under a name in both languages. */
export function lineInBoth(
  { km, en }: TaxTexts,
  key: PaperKey,
  cents: number,
  { values, details = [] }: { values?: Values; details?: readonly string[] } = {},
): Line {
  const amount = formatAmount(cents);
  const names = [en.paper(key, values), ...details];
  return { name: km.paper(key, values), details: names, quantity: '1', unit: amount, total: amount };
}

/** Returns the VAT of each amount of an invoice, as its lines show it. */
export function vatNotes(
  amounts: readonly number[],
  { rate, isAdded }: { rate: number; isAdded: boolean },
  { km, en }: TaxTexts,
): string[] {
  const key = isAdded ? 'lineVatAdded' : 'lineVat';
  return vatOfLines(amounts, { rate, isAdded }).map((cents) =>
    [km, en].map(({ paper }) => paper(key, { amount: formatAmount(cents) })).join(' · '),
  );
}

/** Returns net, VAT and total; VAT and total in riel too, at the rate of the shop, with the day from which it is. */
export function vatSums(
  { netCents, vatCents, grossCents, rate, rielRate, rielSince }: TaxDocument,
  texts: TaxTexts,
  sign: 1 | -1 = 1,
): Sum[] {
  const values = { rate: formatVatRate(rate) };
  const money = (cents: number) => formatAmount(sign * cents);
  const riel = (cents: number, at: number) => formatRiel(rielOf(sign * cents, at));
  return [
    sumInBoth(texts, 'netAmount', money(netCents)),
    sumInBoth(texts, 'vat', money(vatCents), { values }),
    sumInBoth(texts, 'grandTotal', money(grossCents), { tone: 'total' }),
    ...(rielRate === null
      ? []
      : [
          sumInBoth(texts, 'vatInRiel', riel(vatCents, rielRate)),
          sumInBoth(texts, 'totalInRiel', riel(grossCents, rielRate)),
          sumInBoth(texts, 'rielRate', `$1 = ${formatRiel(rielRate)}`, {
            values: { day: texts.km.day(rielSince) },
          }),
        ]),
  ];
}
