import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type PaymentMethod, paymentMethods } from '#shop/content/content.ts';
import type { PaymentWays } from '#shop/payments/payments.ts';

type Way = NonNullable<ReturnType<PaymentWays['by']>>;

/** The rows of the ways to pay, without those of a provider this shop does not have. Names in the language. */
export async function listedMethods(
  db: Database,
  ways: PaymentWays,
  language: LanguageCode,
): Promise<PaymentMethod[]> {
  const rows = await paymentMethods(db, language);
  return rows.filter(({ provider }) => provider === '' || ways.named(provider) !== null);
}

/** Those of them an order can be paid by now, each with whoever serves it. */
export async function offeredMethods(
  db: Database,
  ways: PaymentWays,
  language: LanguageCode,
): Promise<{ method: PaymentMethod; way: Way }[]> {
  return (await listedMethods(db, ways, language)).flatMap((method) => {
    const way = ways.by(method.id);
    return way === null || (method.provider !== '' && way.name !== method.provider) ? [] : [{ method, way }];
  });
}
