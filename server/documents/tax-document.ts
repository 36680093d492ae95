import { formatAmount } from '#rules/money.ts';
import { formatRiel, rielOf } from '#rules/riel.ts';
import { personText } from '#rules/text-of-language.ts';
import { formatVatRate, type VatSplit } from '#rules/vat.ts';
import type { DocumentOrder, TaxDocument } from '#shop/orders/orders.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';

type Sum = Sheet['sums'][number];

/** Texts in the customer's language, followed by the other one: tax documents need both. */
export function textsInBoth(customerTexts: DocumentTexts, other: DocumentTexts): DocumentTexts {
  const both = (one: string, two: string) => (one === two ? one : `${one} · ${two}`);
  return {
    ...customerTexts,
    // A number isn't repeated.
    paper: (key, values) =>
      key === 'taxNumber' || key === 'creditFor'
        ? customerTexts.paper(key, values)
        : both(customerTexts.paper(key, values), other.paper(key, values)),
    mail: (key, values) => both(customerTexts.mail(key, values), other.mail(key, values)),
  };
}

/** Returns a heading with a line for each language. */
export const headingOf = (texts: string): string => texts.replace(' · ', '\n');

/** Returns the head of a tax document: its number, and the shop with its tax number as of the day of issue. */
export function taxFrame(order: DocumentOrder, { number, seller }: TaxDocument, words: DocumentTexts) {
  const { tag, frame, paper } = words;
  const { name, address, taxNumber } = seller;
  const inBoth = (texts: typeof name) =>
    [...new Set([texts?.[tag], texts?.en, texts?.km])].flatMap((text) => text || []);
  const { shop, ...head } = frame(order);
  const [first = shop.name, ...others] = inBoth(name);
  return {
    ...head,
    number,
    shop: {
      name: first,
      lines: [
        ...others,
        ...inBoth(address),
        ...(taxNumber ? [paper('taxNumber', { number: taxNumber })] : []),
      ],
    },
  };
}

/** Returns whom a document is for: the company with its tax number, or the customer. */
export function buyerLines(order: DocumentOrder, words: DocumentTexts): string[] {
  const { company, language, mobile } = order;
  if (!company) return words.personLines(order);
  const { name, taxNumber, address } = company;
  return [
    name,
    taxNumber && words.paper('taxNumber', { number: taxNumber }),
    address,
    personText(language, order),
    mobile,
  ].filter(Boolean);
}

const row = (name: string, amount: string, more: Partial<Sum> = {}): Sum => ({
  name,
  amount,
  note: '',
  tone: 'plain',
  ...more,
});

/** Returns net, VAT and total, in riel too at the rate of the day of issue. */
export function vatSums(
  { netCents, vatCents, grossCents, rate, rielRate, issuedAt }: Omit<TaxDocument, 'seller' | 'kind'>,
  { paper, mail, day }: DocumentTexts,
  sign: 1 | -1 = 1,
): Sum[] {
  return [
    row(paper('netAmount'), formatAmount(sign * netCents)),
    row(paper('vat', { rate: formatVatRate(rate) }), formatAmount(sign * vatCents)),
    row(mail('total'), formatAmount(sign * grossCents), { tone: 'total' }),
    ...(rielRate === null
      ? []
      : [
          row(mail('inRiel'), formatRiel(rielOf(sign * grossCents, rielRate)), {
            note: `$1 = ${formatRiel(rielRate)} · ${day(issuedAt)}`,
          }),
        ]),
  ];
}

/** Returns the net amount and the VAT of an order that has no tax invoice yet. */
export const vatNote = ({ netCents, vatCents }: VatSplit, rate: number, { paper }: DocumentTexts): Sum[] => [
  row(paper('netAmount'), formatAmount(netCents)),
  row(paper('vat', { rate: formatVatRate(rate) }), formatAmount(vatCents)),
];

/** Builds the credit notes of an order, one sheet each. */
export function creditNotes(
  order: DocumentOrder,
  customerTexts: DocumentTexts,
  other: DocumentTexts,
): Sheet[] {
  const words = textsInBoth(customerTexts, other);
  const { paper, day } = words;
  const documents = order.taxDocuments ?? [];
  const invoice = documents.find(({ kind }) => kind === 'invoice')?.number ?? '';
  return documents
    .filter(({ kind }) => kind === 'creditNote')
    .map((note) => ({
      ...taxFrame(order, note, words),
      heading: headingOf(paper('creditNote')),
      facts: [
        { head: paper('date'), lines: [day(note.issuedAt)] },
        { head: paper('invoiceFor'), lines: buyerLines(order, words) },
        { head: paper('invoice'), lines: [invoice, order.number] },
      ],
      columns: [
        paper('product'),
        customerTexts.paper('quantity'),
        customerTexts.paper('unitPrice'),
        customerTexts.paper('sum'),
      ],
      lines: [
        {
          name: paper('creditFor', { number: invoice }),
          details: [],
          quantity: '1',
          unit: formatAmount(-note.grossCents),
          total: formatAmount(-note.grossCents),
        },
      ],
      sums: vatSums(note, words, -1),
      boxes: [],
    }));
}
