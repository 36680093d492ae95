import { paymentMethodIds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  type PaymentMethod,
  paymentMethods,
  transferTerms,
  type TransferTerms,
} from '#shop/content/content.ts';
import { currentRate } from '#shop/riel/riel.ts';
import { type PaymentMethods, transferName } from '#shop/payments/payments.ts';
import { limitTexts } from './within.ts';

/** Returns the terms for paying a new order by bank transfer. */
export const termsNow = async (db: Database): Promise<TransferTerms> =>
  transferTerms(db, (await currentRate(db)) !== null);

/** Returns whether a method is for free orders. They are placed as cash, even if staff don't offer cash. */
const forNothing = (row: PaymentMethod): PaymentMethod =>
  row.isOffered || row.id !== paymentMethodIds.cashOnDelivery
    ? row
    : { ...row, isOffered: true, minCents: null, maxCents: 0 };

type ServedMethod = NonNullable<ReturnType<PaymentMethods['by']>>;

/**
 * Returns the payment methods that staff offer, except those whose provider isn't configured, and bank
 * transfer if there is no account. Names are in the given language.
 */
export async function listedMethods(
  db: Database,
  methods: PaymentMethods,
  language: LanguageCode,
  { withFree = false } = {},
): Promise<PaymentMethod[]> {
  const [all, { accounts }] = await Promise.all([paymentMethods(db, language), termsNow(db)]);
  const rows = withFree ? all.map(forNothing) : all;
  const isSetUp = (name: string) =>
    name === transferName ? accounts.length > 0 : methods.named(name) !== null;
  return rows.filter(({ isOffered, provider }) => isOffered && (provider === '' || isSetUp(provider)));
}

/**
 * Returns the payment methods available now, each with its provider and a description of its limits.
 * `withFree` includes the one for free orders.
 */
export async function offeredMethods(
  db: Database,
  methods: PaymentMethods,
  language: LanguageCode,
  { withFree = false } = {},
): Promise<{ method: PaymentMethod; way: ServedMethod; within: string }[]> {
  const listed = await listedMethods(db, methods, language, { withFree });
  const within = await limitTexts(db, listed, language);
  return listed.flatMap((method) => {
    const paymentMethod = methods.by(method.id);
    return paymentMethod === null || (method.provider !== '' && paymentMethod.name !== method.provider)
      ? []
      : [{ method, way: paymentMethod, within: within(method) }];
  });
}
