import type { BalanceTime } from '#contract/payment-status.ts';
import type { DepositRule } from '#rules/deposit.ts';
import type { DepositFacts } from './deposit-queries.ts';

/** The rule of a deposit, and when the balance is due. */
export interface DepositTerms extends DepositRule {
  due: BalanceTime;
}

/** Returns the terms of a deposit for these lines. Files are delivered at once, so that they are paid at once. */
export function depositTerms(
  lines: readonly { isDigital: boolean; isDecorated: boolean }[],
  facts: DepositFacts | null,
): DepositTerms | null {
  if (!facts || lines.some(({ isDigital }) => isDigital)) return null;
  const { isForDecorated, ...terms } = facts;
  return isForDecorated && !lines.some(({ isDecorated }) => isDecorated) ? null : terms;
}

/** Whether an item has a print that its customer hasn't approved before. */
export const needsProof = (line: {
  isDigital: boolean;
  isDecorated: boolean;
  terms: { isRepeat?: boolean };
}): boolean => !line.isDigital && line.isDecorated && !line.terms.isRepeat;
