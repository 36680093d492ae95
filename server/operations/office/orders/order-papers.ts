import { languageCodes, type LanguageCode, otherLanguage } from '#contract/languages.ts';
import type { AppContext } from '../../../context/context.ts';
import { type DocumentTexts, documentTexts } from '../../../documents/document-texts.ts';
import type { Sheet } from '../../../documents/documents.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { ordersOfDocument, type DocumentOrder } from '#shop/orders/orders.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

/**
 * Returns the documents of orders, each in its customer's language. Refused if one of the orders doesn't
 * exist. A document that goes with the items needs confirmed orders, as does preparing them
 * (shop/orders/status-transitions.ts).
 */
export async function documentsOf<Paper = Sheet>(
  { db }: AppContext,
  { staffId }: Staff,
  numbers: readonly string[],
  { paper, isOfItems, write }: DocumentType<Paper>,
): Promise<Paper[] | Refused> {
  const orders = await ordersOfDocument(db, numbers);
  if (orders.length < numbers.length) return refuse(404, 'notFound');
  const unconfirmed = orders.filter((order) => isOfItems && order.isUnconfirmed);
  if (unconfirmed.length > 0)
    return refuse(409, 'callFirst', { numbers: unconfirmed.map(({ number }) => number) });
  const labels = await documentTextsFor(db, orders);
  const sheets: Paper[] = [];
  for (const order of orders) {
    const other = labels[otherLanguage(order.language)];
    const written = await write(order, labels[order.language] as DocumentTexts, other);
    if (written !== null) sheets.push(...([written].flat() as Paper[]));
  }
  const ids = orders.map(({ orderId }) => orderId);
  if (sheets.length > 0) await writeAudit(db, staffActor(staffId), 'papers printed', { paper, orders: ids });
  return sheets;
}

interface DocumentType<Paper> {
  paper: 'invoice' | 'packing slip' | 'credit note' | 'parcel label';
  /** Whether staff prepare the items by it. */
  isOfItems: boolean;
  /** `other` are the texts in the second language, if a tax document needs them. */
  write(
    order: DocumentOrder,
    labels: DocumentTexts,
    other?: DocumentTexts,
  ): Paper | Paper[] | null | Promise<Paper[]>;
}

/** Returns the texts in the orders’ languages, or in both if there are tax documents. */
export async function documentTextsFor(db: AppContext['db'], orders: readonly DocumentOrder[]) {
  const used = languageCodes.filter((code) =>
    orders.some(({ language, taxDocuments }) => taxDocuments !== null || language === code),
  );
  const found = await Promise.all(used.map(async (code) => [code, await documentTexts(db, code)] as const));
  return Object.fromEntries(found) as Partial<Record<LanguageCode, DocumentTexts>>;
}
