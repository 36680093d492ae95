import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockOrderOfItem, type Print, printsOf, writePlace } from './print-queries.ts';

/** A chosen option of an ordered item. */
export interface PrintPlace {
  itemId: number;
  attributeId: number;
}

/** A file or text for an option: the id of the stored file, or the text. */
export type PrintContent = { artworkId: string } | { text: string };

/** `unknown`: the option doesn't ask for it, or isn't this customer's. `started`: work on the order has begun. */
export type PrintRefusal = 'unknown' | 'started';

/** Returns why a customer can't send something for an option of an ordered item, or the option. */
export async function printToSend(
  db: Database,
  customerId: number,
  { itemId, attributeId }: PrintPlace,
  asksFor: Print['asksFor'],
): Promise<Print | PrintRefusal> {
  const orderId = await lockOrderOfItem(db, { customerId, itemId });
  const prints = orderId === null ? [] : await printsOf(db, { orderId, customerId });
  const print = prints.find((each) => each.itemId === itemId && each.attributeId === attributeId);
  if (print?.asksFor !== asksFor) return 'unknown';
  return print.isOpen ? print : 'started';
}

/** Stores a customer’s file or text for an option of an ordered item, in place of an earlier one. */
export const sendPrint = (db: Database, customerId: number, place: PrintPlace, content: PrintContent) =>
  inTransaction<PrintRefusal | null>(db, async (trx) => {
    const isFile = 'artworkId' in content;
    const print = await printToSend(trx, customerId, place, isFile ? 'artwork' : 'text');
    if (typeof print === 'string') return { keep: false, outcome: print };
    await writePlace(
      trx,
      customerId,
      place,
      isFile ? { artworkId: content.artworkId, text: '' } : { artworkId: null, text: content.text },
    );
    const detail = { line: place.itemId, attribute: place.attributeId };
    await writeAudit(trx, customerActor(customerId), isFile ? 'artwork sent' : 'print text sent', detail);
    return { keep: true, outcome: null };
  });
