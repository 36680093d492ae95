import { fillLabel } from '#contract/labels/label-set.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { centsOf } from '#rules/money.ts';
import { paidText } from '#rules/riel.ts';

interface Money {
  Amount: number;
  Riel: number | null;
}

/** Removes whitespace, because emails and pages break lines anywhere. */
export const dense = (text: string): string => text.replaceAll(/\s+/gu, '');

const text = (money: Money | null) =>
  money ? paidText({ cents: centsOf(money.Amount), riel: money.Riel }) : '';
export const sentences = (payment: {
  Notes: { Key: 'noteRefunded'; Money: Money | null; Received: Money | null }[];
}) =>
  payment.Notes.map(({ Key, Money: amount, Received }) =>
    fillLabel(paymentStatusLabels.texts[Key], { amount: text(amount), received: text(Received) }),
  );
