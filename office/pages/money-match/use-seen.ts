import { useState } from 'react';
import type { Input } from '#contract/operation.ts';
import type { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { useOffice } from '#office/office-context.ts';
import { type MoneyOf, typedSum } from '#office/parts/seen-sum.ts';
import { useAddressQuery } from '#office/use-address-query.ts';
import { dateText, type ShopDates } from '#rules/date-text.ts';
import type { Missing, SeenFields, Transfer } from './transfer.ts';

/** Of an account the shop does not name. */
export const otherAccounts = { USD: 'other-dollars', KHR: 'other-riel' } as const;

/** In what money an account is. */
export const currencyOf = ({ accounts }: Transfer, account: string): MoneyOf =>
  account === otherAccounts.KHR
    ? 'KHR'
    : (accounts.find(({ number }) => number === account)?.currency ?? 'USD');

/** Whether a bank's name of a transfer has anything by which it is told from others. */
export const namesSomething = (reference: string): boolean => /[\p{L}\p{N}]/u.test(reference);

/** What the fields begin with: what the address brings from where the money was looked up, and the day it is. */
export function useSeenStart(transfer: Transfer): SeenFields {
  const address = new URLSearchParams(useAddressQuery());
  const { chrome } = useOffice();
  const [start] = useState<SeenFields>(() => {
    const currency = address.get('in') === 'KHR' ? 'KHR' : 'USD';
    const account = transfer.accounts.find((each) => each.currency === currency)?.number;
    return {
      account: account ?? otherAccounts[currency],
      amount: (address.get('amount') ?? '').slice(0, 20),
      reference: (address.get('reference') ?? '').slice(0, 100),
      day: dayHere(new Date().toISOString(), chrome),
    };
  });
  return start;
}

/** As fields of days have it, by the shop's clock. */
const dayHere = (iso: string, { timeZone }: ShopDates): string =>
  dateText(iso, { timeZone, dateFormat: 'dd-mm-yyyy' }).split('-').toReversed().join('-');

/** What the calls are asked with; null: something is missing. */
export function seenInput(
  transfer: Transfer,
  { account, amount, reference, day }: SeenFields,
  { isSecond, missing }: { isSecond: boolean; missing: Missing },
): Input<typeof planTransfer> | null {
  const currency = currencyOf(transfer, account);
  const sum = typedSum(amount, currency);
  if (sum === null || !namesSomething(reference) || !/^\d{4}-\d{2}-\d{2}$/u.test(day)) return null;
  const isKnown = transfer.accounts.some(({ number }) => number === account);
  return {
    number: transfer.number,
    seen: { currency, amount: sum },
    reference: reference.trim(),
    account: isKnown ? account : '',
    day,
    isSecond,
    missing,
  };
}
