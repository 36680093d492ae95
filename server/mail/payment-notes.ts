import type { PaidAmount, PaymentNote } from '#contract/payment-status.ts';
import type { MailWords } from './mail-words.ts';
import { paidFigure, type Phrase, words } from './phrase.ts';

const amountOf = (amount: PaidAmount | null): Phrase =>
  amount ? paidFigure(amount.cents, amount.riel) : words('');

/** Returns the payment notes of an order, the same as on its page. */
export const notePhrases = (notes: readonly PaymentNote[], { payment }: MailWords): Phrase[] =>
  notes.map(({ key, amount, received }) =>
    payment(key, { amount: amountOf(amount), received: amountOf(received) }),
  );
