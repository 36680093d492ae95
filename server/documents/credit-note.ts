import { formatAmount, sumCents } from '#rules/money.ts';
import type { DocumentOrder, TaxDocument } from '#shop/orders/orders.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';
import {
  baseOf,
  inBoth,
  lineInBoth,
  linesInBoth,
  sumInBoth,
  taxFrame,
  type TaxTexts,
  taxTexts,
  vatSums,
} from './tax-document.ts';

type Item = DocumentOrder['items'][number];

/** Units of an item that were or are credited, and their amount, in cents. */
interface CreditedItem {
  item: Item;
  quantity: number;
  cents: number;
}

/** Builds the credit notes of an order, one sheet each. Each names the items that it is for. */
export function creditNotes(order: DocumentOrder, labels: DocumentTexts, other: DocumentTexts): Sheet[] {
  const texts = taxTexts(labels, other);
  const documents = order.taxDocuments ?? [];
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const notes = documents.filter(({ kind }) => kind === 'creditNote');
  return notes.map((note, at) => {
    const before = notes.slice(0, at);
    const credited = sumCents([...before, note].map(({ grossCents }) => grossCents));
    const invoiced = sumCents(invoices.map(({ grossCents }) => grossCents));
    const invoice = invoices.findLast(({ id }) => id < note.id);
    const isRest = note.lines === null && credited === invoiced && invoice?.part !== 'deposit';
    const items = note.lines ? itemsOfNote(order, note) : isRest ? itemsLeft(order, before) : [];
    const lines = [...(invoice ? [invoice.number] : []), order.number];
    const frame = taxFrame(order, note, texts, { head: 'invoice', lines });
    return {
      ...frame,
      heading: inBoth(texts, 'creditNote'),
      ...(items.length > 0 ? creditedItems(order, note, items, texts) : creditedAmount(order, note, texts)),
    };
  });
}

const itemsOfNote = ({ items }: DocumentOrder, { lines }: TaxDocument): CreditedItem[] =>
  items.flatMap((item) => {
    const line = lines?.find(({ itemId }) => itemId === item.itemId);
    return line
      ? [{ item, quantity: line.quantity, cents: line.cents ?? line.quantity * item.unitCents }]
      : [];
  });

/** Returns the units of items that earlier credit notes didn't name. */
const itemsLeft = (order: DocumentOrder, before: readonly TaxDocument[]): CreditedItem[] => {
  const earlier = before.flatMap((note) => itemsOfNote(order, note));
  return order.items.flatMap((item) => {
    const credited = earlier.filter((each) => each.item === item);
    const quantity = item.quantity - sumCents(credited.map((each) => each.quantity));
    const cents = item.totalCents - sumCents(credited.map((each) => each.cents));
    return quantity > 0 ? [{ item, quantity, cents }] : [];
  });
};

function creditedItems(
  order: DocumentOrder,
  note: TaxDocument,
  items: readonly CreditedItem[],
  texts: TaxTexts,
): Pick<Sheet, 'lines' | 'sums'> {
  const rest = baseOf(order, note) - sumCents(items.map(({ cents }) => cents));
  const lines = linesInBoth(
    items.map(({ item, quantity, cents }) => ({
      ...item,
      quantity,
      totalCents: -cents,
      once: [],
      // A note for some pieces doesn't know their sizes.
      cells: quantity === item.quantity ? item.cells : [],
    })),
    texts,
  );
  return {
    lines,
    sums: [
      ...(rest === 0 ? [] : [sumInBoth(texts, 'creditRest', formatAmount(-rest))]),
      ...vatSums(note, texts, -1),
    ],
  };
}

/** A refund of an amount: of which of the invoice's items isn't known. */
function creditedAmount(
  order: DocumentOrder,
  note: TaxDocument,
  texts: TaxTexts,
): Pick<Sheet, 'lines' | 'sums'> {
  const details = linesInBoth(
    order.items.map((item) => ({ ...item, once: [] })),
    texts,
  ).map(({ name, details: [english = ''] }) => [name, english].filter(Boolean).join(' · '));
  const line = lineInBoth(texts, 'creditOf', -baseOf(order, note), { details });
  return { lines: [line], sums: vatSums(note, texts, -1) };
}
