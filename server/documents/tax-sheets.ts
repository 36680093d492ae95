import { otherLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { DocumentOrder } from '#shop/orders/orders.ts';
import { documentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';
import { invoices } from './invoice.ts';
import { creditNotes } from './credit-note.ts';

/** Returns the tax invoice and credit notes of each order. */
export async function taxSheets(db: Database, orders: readonly DocumentOrder[]): Promise<Sheet[]> {
  const sheets = orders.map(async (order) => {
    const customerTexts = await documentTexts(db, order.language);
    const other = await documentTexts(db, otherLanguage(order.language));
    return [...invoices(order, customerTexts, other), ...creditNotes(order, customerTexts, other)];
  });
  return (await Promise.all(sheets)).flat();
}
