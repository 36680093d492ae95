import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type LanguageCode } from '#contract/languages.ts';

const file = path.resolve(import.meta.dirname, '../../../database/base/payment-methods.json');
const rows = JSON.parse(readFileSync(file, 'utf8')) as { id: number; name: Record<string, string> }[];
const ids = { cashOnDelivery: 6, creditCard: 5, wallet: 2, khqr: 8, transfer: 9, acquirer: 10 } as const;
export type PaymentMethodName = keyof typeof ids;

/** Returns the name of a payment method as checkout and orders show it. */
export const paymentMethodName = (lang: LanguageCode, method: PaymentMethodName): string =>
  rows.find(({ id }) => id === ids[method])?.name[languages[lang].tag] ?? '';
