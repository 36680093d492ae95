import { artworkLimits } from '#contract/artwork.ts';
import type { Parsed } from '#contract/operation.ts';
import type { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { isRefused, type Print, type PrintPlace, printToSend } from '#shop/artwork/artwork.ts';
import { openJob } from '#shop/jobs/jobs.ts';
import { consumeRateLimit, forgetHit, rateLimitKey, rateWindows, siteOf } from '#shop/limits/limits.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { dayFullValues } from '../../calls/day-full-values.ts';
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

/** Texts are changed more often than files, so that their limits are wider. */
const textsPerFile = 10;

/**
 * Counts a file of this size, or a text (null), against a day's limits: of the link's order, of the customer, or of the visitor
 * and of everyone at their address. Only for a file does a visitor's browser get a cookie. Returns the refusal, with when more
 * is taken and who else takes it, or null.
 */
export async function dayRefusal(
  call: CallContext,
  { sender, place }: PrintTarget,
  { languageCode }: Pick<Input, 'languageCode'>,
  bytes: number | null,
): Promise<Refused | null> {
  const { db } = call.app;
  const what = bytes === null ? 'print text' : 'artwork';
  const { perLink, perDay, perVisitor, perAddress, unit } = artworkLimits;
  const limits: { whose: string; max: number; hits?: number }[] =
    'orderId' in place
      ? [{ whose: `order ${place.orderId}`, max: perLink }]
      : sender !== null
        ? [{ whose: String(sender), max: perDay }]
        : [
            ...(bytes === null ? [] : [{ whose: `visitor ${call.visitor()}`, max: perVisitor }]),
            { whose: siteOf(call.address), max: perAddress, hits: Math.ceil((bytes ?? 1) / unit) },
          ];
  const counted: string[] = [];
  for (const { whose, max, hits = 1 } of limits) {
    const key = rateLimitKey(what, whose);
    for (let hit = 0; hit < hits; hit += 1) {
      if (await consumeRateLimit(db, key, max * (bytes === null ? textsPerFile : 1), rateWindows.day)) {
        counted.push(key);
        continue;
      }
      for (const other of counted) await forgetHit(db, other);
      const values = await dayFullValues(call.app, languageCode, key);
      return printRefusal('itemId' in place ? 'dayFullOrdered' : 'dayFull', values);
    }
  }
  return null;
}
