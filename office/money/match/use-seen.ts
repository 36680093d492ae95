import { useState } from 'react';
import { namesSomething } from '#contract/bank-reference.ts';
import type { Input } from '#contract/operation.ts';
import type { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { useOffice } from '#office/office-context.ts';
import { type MoneyOf, parseAmount } from '#office/components/amounts.ts';
import { useAddressQuery } from '#office/use-address-query.ts';
import { formatDate, type ShopDates } from '#rules/format-date.ts';
import type { Missing, SeenFields, Transfer } from './transfer.ts';

/** Options for an account the shop doesn't list. */
export const otherAccounts = { USD: 'other-dollars', KHR: 'other-riel' } as const;

export const currencyOf = ({ accounts }: Transfer, account: string): MoneyOf =>
  account === otherAccounts.KHR
    ? 'KHR'
    : (accounts.find(({ number }) => number === account)?.currency ?? 'USD');

/** The fields' initial values: today, and the payment in the URL if the user looked it up. */
export function useSeenStart(transfer: Transfer): SeenFields {
  const address = new URLSearchParams(useAddressQuery());
  const { chrome: layout } = useOffice();
  const [start] = useState<SeenFields>(() => {
    const currency = address.get('in') === 'KHR' ? 'KHR' : 'USD';
    const account = transfer.accounts.find((each) => each.currency === currency)?.number;
    return {
      account: account ?? otherAccounts[currency],
      amount: (address.get('amount') ?? '').slice(0, 20),
      reference: (address.get('reference') ?? '').slice(0, 100),
      day: dayHere(new Date().toISOString(), layout),
    };
  });
  return start;
}

/** Returns a day for a date field, by the shop's clock. */
const dayHere = (iso: string, { timeZone }: ShopDates): string =>
  formatDate(iso, { timeZone, dateFormat: 'dd-mm-yyyy' }).split('-').toReversed().join('-');

/** Builds the calls' input, or null if a value is missing. */
export function seenInput(
  transfer: Transfer,
  { account, amount, reference, day }: SeenFields,
  { isSecond, missing }: { isSecond: boolean; missing: Missing },
): Input<typeof planTransfer> | null {
  const currency = currencyOf(transfer, account);
  const total = parseAmount(amount, currency);
  if (total === null || !namesSomething(reference) || !/^\d{4}-\d{2}-\d{2}$/u.test(day)) return null;
  const isKnown = transfer.accounts.some(({ number }) => number === account);
  return {
    number: transfer.number,
    seen: { currency, amount: total },
    reference: reference.trim(),
    account: isKnown ? account : '',
    day,
    isSecond,
    missing,
  };
}
