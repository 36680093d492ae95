import type { Parsed } from '#contract/operation.ts';
import type { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { isRefused, type Print, type PrintPlace, printToSend } from '#shop/artwork/artwork.ts';
import { openJob } from '#shop/jobs/jobs.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { customerIdOf } from '../../calls/caller.ts';
import type { CallContext, Refused } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { printRefusal } from './print-refusals.ts';

type Input = Omit<Parsed<typeof sendPrintText>, 'Text'>;

/** Where something is printed, and whose it is: a customer's, or a visitor's (null). */
export interface PrintTarget {
  sender: number | null;
  place: PrintPlace;
}

/** Returns where something is printed by this call: of an order by its link or its customer, or before ordering. */
export async function printTarget(
  { app, caller }: CallContext,
  { Code, OrderItemID: itemId, ProductAttributeID: attributeId, ProductId, DesignID }: Input,
  kinds: readonly Print['asksFor'][],
): Promise<PrintTarget | Refused> {
  const link = Code === '' ? null : await openJob(app.db, app.secret, Code);
  if (Code !== '' && link?.right !== 'all') return printRefusal('unknown');
  const sender = link ? link.customerId : customerIdOf(caller);
  const place: PrintPlace | null =
    itemId !== null
      ? { itemId, attributeId, ...(link && { orderId: link.orderId }) }
      : ProductId !== null && !link
        ? { productId: ProductId, attributeId, designId: DesignID ?? null }
        : null;
  if (!place) return printRefusal('unknown');
  if ('itemId' in place && sender === null) return rowRefusal(401, 'loginNeeded');
  const answer = await printToSend(app.db, sender, place, kinds);
  return isRefused(answer) ? printRefusal(answer) : { sender, place };
}

/** Counts what is sent against a day's limit: of a customer, or of a visitor's address. */
export const isWithinDay = (
  { app, address }: CallContext,
  sender: number | null,
  what: string,
  { perCustomer, perVisitor }: { perCustomer: number; perVisitor: number },
): Promise<boolean> =>
  consumeRateLimit(
    app.db,
    rateLimitKey(what, sender === null ? address : String(sender)),
    sender === null ? perVisitor : perCustomer,
    rateWindows.day,
  );
