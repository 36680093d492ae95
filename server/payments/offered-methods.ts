import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  type PaymentMethod,
  paymentMethods,
  transferTerms,
  type TransferTerms,
} from '#shop/content/content.ts';
import { currentRate } from '#shop/riel/riel.ts';
import { type PaymentWays, transferName } from '#shop/payments/payments.ts';
import { withinWords } from './within.ts';

/** How a new order can be paid by transfer. */
export const termsNow = async (db: Database): Promise<TransferTerms> =>
  transferTerms(db, (await currentRate(db)) !== null);

type Way = NonNullable<ReturnType<PaymentWays['by']>>;

/**
 * The rows of the ways to pay that staff offer, without those of a provider this shop does not have, nor transfers where it
 * names no account.
 * Names in the language.
 */
export async function listedMethods(
  db: Database,
  ways: PaymentWays,
  language: LanguageCode,
): Promise<PaymentMethod[]> {
  const [rows, { accounts }] = await Promise.all([paymentMethods(db, language), termsNow(db)]);
  const isSetUp = (name: string) => (name === transferName ? accounts.length > 0 : ways.named(name) !== null);
  return rows.filter(({ isOffered, provider }) => isOffered && (provider === '' || isSetUp(provider)));
}

/** Those of them an order can be paid by now, each with whoever serves it, and within what it is offered in words. */
export async function offeredMethods(
  db: Database,
  ways: PaymentWays,
  language: LanguageCode,
): Promise<{ method: PaymentMethod; way: Way; within: string }[]> {
  const listed = await listedMethods(db, ways, language);
  const within = await withinWords(db, listed, language);
  return listed.flatMap((method) => {
    const way = ways.by(method.id);
    return way === null || (method.provider !== '' && way.name !== method.provider)
      ? []
      : [{ method, way, within: within(method) }];
  });
}
