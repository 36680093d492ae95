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
import { type PaymentWays, transferName } from '#shop/payments/payments.ts';
import { withinWords } from './within.ts';

/** How a new order can be paid by transfer. */
export const termsNow = async (db: Database): Promise<TransferTerms> =>
  transferTerms(db, (await currentRate(db)) !== null);

/** What costs nothing is ordered as cash, whether staff let cash be chosen or not. */
const forNothing = (row: PaymentMethod): PaymentMethod =>
  row.isOffered || row.id !== paymentMethodIds.cashOnDelivery
    ? row
    : { ...row, isOffered: true, leastCents: null, mostCents: 0 };

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
  { withFree = false } = {},
): Promise<PaymentMethod[]> {
  const [all, { accounts }] = await Promise.all([paymentMethods(db, language), termsNow(db)]);
  const rows = withFree ? all.map(forNothing) : all;
  const isSetUp = (name: string) => (name === transferName ? accounts.length > 0 : ways.named(name) !== null);
  return rows.filter(({ isOffered, provider }) => isOffered && (provider === '' || isSetUp(provider)));
}

/**
 * Those of them an order can be paid by now, each with whoever serves it, and within what it is offered in words.
 * `withFree`: also what only an order that costs nothing is placed by.
 */
export async function offeredMethods(
  db: Database,
  ways: PaymentWays,
  language: LanguageCode,
  { withFree = false } = {},
): Promise<{ method: PaymentMethod; way: Way; within: string }[]> {
  const listed = await listedMethods(db, ways, language, { withFree });
  const within = await withinWords(db, listed, language);
  return listed.flatMap((method) => {
    const way = ways.by(method.id);
    return way === null || (method.provider !== '' && way.name !== method.provider)
      ? []
      : [{ method, way, within: within(method) }];
  });
}
