import type { PaidAmount, PaymentNote } from '#contract/payment-status.ts';
import type { MailTexts } from './mail-texts.ts';
import { paidFigure, type Phrase, plainPhrase } from './phrase.ts';

const amountOf = (amount: PaidAmount | null): Phrase =>
  amount ? paidFigure(amount.cents, amount.riel) : plainPhrase('');

/** Returns the payment notes of an order, the same as on its page. */
export const notePhrases = (notes: readonly PaymentNote[], { payment, dateOnly }: MailTexts): Phrase[] =>
  notes.map(({ key, amount, received, day }) =>
    payment(key, {
      amount: amountOf(amount),
      received: amountOf(received),
      ...(day !== undefined && { day: dateOnly(day) }),
    }),
  );
