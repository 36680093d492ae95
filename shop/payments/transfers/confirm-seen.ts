import { maxWaivedCents, transferTerms } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import {
  type ConfirmedMoney,
  type ConfirmRefusal,
  confirmTransfer,
  type MissingMoney,
  type SeenMoney,
} from './confirm-transfer.ts';
import { transferByNumber } from './transfer-queries.ts';
import { centsOfRiel } from './transfer-rules.ts';

/** A payment as the shop's account shows it, and the decision of staff about a missing amount. */
export interface SeenTransfer extends Omit<SeenMoney, 'cents' | 'missing'> {
  /** The amount in the account's currency: cents, or riel. */
  seen: { currency: 'USD' | 'KHR'; amount: number };
  /** Null if staff haven't decided. */
  missing: MissingMoney['kind'] | null;
  /** Whether the staff member may waive an amount. */
  mayWaive: boolean;
}

export interface ConfirmedTransfer extends ConfirmedMoney {
  seenCents: number;
  /** The maximum amount that the staff member may waive, in cents. */
  waivableCents: number;
  /** The deadline for a balance due. Null if the amount is complete, or the balance can't be requested. */
  until: Date | null;
}

/**
 * Applies a payment that staff have seen on an account, or plans it: converts riel, requests a missing amount
 * on the shop's terms, or waives it up to the shop's limit. `no-riel`: the order has no amount in riel.
 */
export async function confirmSeen(
  db: Database,
  { seen: { currency, amount }, missing, mayWaive, ...money }: SeenTransfer,
): Promise<ConfirmedTransfer | ConfirmRefusal | 'no-riel'> {
  const transfer = await transferByNumber(db, money.number);
  if (!transfer) return 'unknown';
  const { riel, cents: due, standing: status, isCode, until } = transfer;
  if (currency === 'KHR' && riel === null) return 'no-riel';
  const cents = currency === 'KHR' && riel !== null ? centsOfRiel(amount, riel, due) : amount;
  const terms = await transferTerms(db, riel !== null);
  const waivableCents = mayWaive ? await maxWaivedCents(db) : 0;
  const outcome = await confirmTransfer(db, {
    ...money,
    cents,
    ...(missing === 'ask' && { missing: { kind: missing, terms } }),
    ...(missing === 'let-go' && { missing: { kind: missing, upToCents: waivableCents } }),
  });
  if (outcome === 'unknown' || 'usedBy' in outcome) return outcome;
  const mayAsk = outcome.dueCents > cents && status === 'waiting' && !isCode;
  const latest = Math.max(until.getTime(), Date.now() + terms.hours * 3_600_000);
  return { ...outcome, seenCents: cents, waivableCents, until: mayAsk ? new Date(latest) : null };
}
