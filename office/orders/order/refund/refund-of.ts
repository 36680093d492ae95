import { keyOfUnit } from '#office/orders/order.ts';
import { parseAmount } from '#office/components/amounts.ts';
import { readCount } from '#rules/read-number.ts';
import type { Refundable, RefundFields, RefundOf } from './refundable.ts';

/** Builds the call's input, or returns null while the fields are incomplete. */
export function refundOf(fields: RefundFields, refundable: Refundable): RefundOf | null {
  const { lines } = refundable;
  const { kind, amount, pieces, shelf, gone, isRestocked } = fields;
  if (kind === 'whole') {
    const retainedCents = retainedIn(fields, refundable);
    return retainedCents === null ? null : { kind, isRestocked, ...(retainedCents > 0 && { retainedCents }) };
  }
  if (kind === 'amount') {
    const cents = parseAmount(amount, 'USD');
    return cents === null ? null : { kind, cents };
  }
  const chosen = lines.map((line) => ({
    id: line.id,
    cell: line.cell,
    quantity: unitsOf(pieces[keyOfUnit(line.id, line.cell)]),
    isRestocked: isToShelf(shelf, line, refundable),
    ...(isOfBoth(line) && gone[keyOfUnit(line.id, line.cell)] && { hasLeft: true }),
  }));
  const isMessage = chosen.every(({ quantity }) => quantity !== null);
  const some = chosen.flatMap(({ quantity, ...line }) => (quantity ? [{ ...line, quantity }] : []));
  return isMessage && some.length > 0 ? { kind, lines: some } : null;
}

/** Returns what the shop retains, in cents; null if the text isn't an amount. An empty field means 0. */
export function retainedIn(
  { retained }: Pick<RefundFields, 'retained'>,
  { mayRetain, retainedCents }: Pick<Refundable, 'mayRetain' | 'retainedCents'>,
): number | null {
  if (!mayRetain) return 0;
  if (retained === null) return retainedCents;
  return retained.trim() === '' ? 0 : parseAmount(retained, 'USD');
}

/**
 * Whether to restock units. By default an order that isn't in preparation returns them to stock, unless staff
 * clear the checkbox.
 */
export const isToShelf = (
  shelf: RefundFields['shelf'],
  line: Refundable['lines'][number],
  { isUntouched }: Pick<Refundable, 'isUntouched'>,
): boolean =>
  shelf[keyOfUnit(line.id, line.cell)] ?? (isUntouched && !line.isDigital && line.restocked < line.quantity);

/** Whether some pieces have left and others haven't, so that staff say which ones they refund. */
export const isOfBoth = ({ quantity, refunded, left }: Refundable['lines'][number]): boolean =>
  left > 0 && quantity - refunded > left;

/** Parses a quantity. An empty field means 0. Returns null if the text isn't a valid quantity. */
const unitsOf = (typed = ''): number | null => (typed.trim() === '' ? 0 : readCount(typed).value);
