import { roundCents, sumCents } from '#rules/money.ts';

/** A line of an order, in cents and pieces: what was given back of it, and what shall be. */
interface LineToRefund {
  totalCents: number;
  quantity: number;
  refunded: number;
  pieces: number;
}

/** What of a sum falls to a part of the pieces, or of another sum. */
const shareOf = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : roundCents((cents * part) / whole);

/** What the pieces of a line come to, in cents, before the coupon: counted from what was given back before. */
export const lineWorth = ({ totalCents, quantity, refunded, pieces }: LineToRefund): number =>
  shareOf(totalCents, refunded + pieces, quantity) - shareOf(totalCents, refunded, quantity);

/**
 * What pieces of lines come to, and what the coupon of their order took off them, in cents. Counted from what was given back
 * before: pieces given back one by one come to the cent to what they come to at once, and all of them to what was paid for the goods.
 */
export function linesWorth(
  order: { subtotalCents: number; discountCents: number },
  lines: readonly LineToRefund[],
): { linesCents: number; couponCents: number } {
  const before = sumCents(
    lines.map(({ totalCents, quantity, refunded }) => shareOf(totalCents, refunded, quantity)),
  );
  const linesCents = sumCents(lines.map(lineWorth));
  const coupon = (cents: number) => shareOf(order.discountCents, cents, order.subtotalCents);
  return { linesCents, couponCents: coupon(before + linesCents) - coupon(before) };
}
