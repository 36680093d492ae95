import { roundCents, sumCents } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';

/** A line of an order, in cents and units: what was refunded, and what is to be refunded. */
interface LineToRefund {
  totalCents: number;
  quantity: number;
  refunded: number;
  pieces: number;
}

/** Returns the share of a sum for part of the units, or for part of another sum. */
const shareOf = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : roundCents((cents * part) / whole);

/**
 * Returns the value of a line's units in cents, before the coupon. Earlier refunds are taken into account.
 */
export const lineWorth = ({ totalCents, quantity, refunded, pieces }: LineToRefund): number =>
  shareOf(totalCents, refunded + pieces, quantity) - shareOf(totalCents, refunded, quantity);

/**
 * Returns the value of units of lines, the coupon's share in it, and the VAT added to the rest, in cents. Earlier refunds are taken into
 * account, so that refunding units one by one equals refunding them at once to the cent, and refunding all
 * equals the amount paid for the items. What lines cost once isn't part of their units, and has no share of the coupon.
 */
export function linesTotal(
  order: { subtotalCents: number; onceCents: number; discountCents: number; addedVatRate: number | null },
  lines: readonly LineToRefund[],
): { linesCents: number; couponCents: number; vatCents: number } {
  const before = sumCents(
    lines.map(({ totalCents, quantity, refunded }) => shareOf(totalCents, refunded, quantity)),
  );
  const linesCents = sumCents(lines.map(lineWorth));
  const coupon = (cents: number) =>
    shareOf(order.discountCents, cents, order.subtotalCents - order.onceCents);
  const vat = (cents: number) => percentOf(cents - coupon(cents), order.addedVatRate ?? 0);
  const after = before + linesCents;
  return { linesCents, couponCents: coupon(after) - coupon(before), vatCents: vat(after) - vat(before) };
}
