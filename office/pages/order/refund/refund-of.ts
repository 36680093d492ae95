import { typedSum } from '#office/parts/seen-sum.ts';
import { readCount } from '#rules/read-number.ts';
import type { Refundable, RefundFields, RefundOf } from './refundable.ts';

/** What the call is asked for; null: it does not say yet what is given back. */
export function refundOf(fields: RefundFields, { lines }: Refundable): RefundOf | null {
  const { kind, amount, pieces, shelf, isRestocked } = fields;
  if (kind === 'whole') return { kind, isRestocked };
  if (kind === 'amount') {
    const cents = typedSum(amount, 'USD');
    return cents === null ? null : { kind, cents };
  }
  const chosen = lines.map(({ id }) => ({
    id,
    quantity: piecesOf(pieces[id]),
    isRestocked: shelf[id] === true,
  }));
  const isSaid = chosen.every(({ quantity }) => quantity !== null);
  const some = chosen.flatMap(({ quantity, ...line }) => (quantity ? [{ ...line, quantity }] : []));
  return isSaid && some.length > 0 ? { kind, lines: some } : null;
}

/** Nothing is none; null: what was typed is no number of pieces. */
const piecesOf = (typed = ''): number | null => (typed.trim() === '' ? 0 : readCount(typed).value);
