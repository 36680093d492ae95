import { roundCents } from './money.ts';

/** The share of a total that is paid at once, in percent, and the total from which a deposit is enough, in cents. */
export interface DepositRule {
  percent: number;
  fromCents: number;
}

/** Returns what is paid at once, in cents; null if everything is. At least a cent is paid now and one later. */
export function depositOf(totalCents: number, rule: DepositRule | null): number | null {
  if (!rule || totalCents < Math.max(2, rule.fromCents) || rule.percent >= 100) return null;
  const share = roundCents((totalCents * rule.percent) / 100);
  return Math.min(totalCents - 1, Math.max(1, share));
}
