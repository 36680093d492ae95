import type { PersonName } from '#rules/text-of-language.ts';
import type { ManualRefund, Transfer } from '#shop/payments/payments.ts';
import type { Staff } from '../../../calls/caller.ts';
import { iso, customerName } from '../orders/order-row.ts';

/** Returns a person's name and contact details, for staff with permission to see them. */
export function personOf(caller: Staff) {
  const mayKnow = caller.permissions.has('customers.read');
  return (person: PersonName & { phone: string }) => ({
    customer: mayKnow ? customerName(person) : null,
    phone: mayKnow ? person.phone : null,
  });
}

/**
 * Returns a bank transfer as the office shows it. `sameAmount` is the number of other orders that await the
 * same amount.
 */
export const transferRow = (transfer: Transfer, caller: Staff, sameAmount: number) => ({
  number: transfer.number,
  placedAt: transfer.placedAt.toISOString(),
  until: transfer.until.toISOString(),
  standing: transfer.standing,
  ...personOf(caller)(transfer),
  cents: transfer.cents,
  partCents: transfer.partCents,
  riel: transfer.riel?.total ?? null,
  isCode: transfer.isCode,
  slips: transfer.slips,
  refusedSlips: transfer.refusedSlips,
  slipAt: iso(transfer.slipAt),
  remindedAt: iso(transfer.remindedAt),
  sameAmount,
});

export const byHandRow = (money: ManualRefund, caller: Staff) => ({
  what: money.what,
  id: money.id,
  since: money.since.toISOString(),
  number: money.orderNumber,
  ...personOf(caller)(money),
  currency: currencyOf(money),
  amount: money.amountMinor,
  cameAsRiel: money.cameAsRiel,
  orderCents: money.orderCents,
  reference: money.chargeId,
  reason: money.reason,
  isCode: money.isCode,
  isCash: money.isCash,
  confirmedAs: money.confirmedAs,
});

export const currencyOf = ({ currency }: Pick<ManualRefund, 'currency'>): 'USD' | 'KHR' =>
  currency === 'KHR' ? 'KHR' : 'USD';
