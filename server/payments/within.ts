import { fillLabel } from '#contract/labels/label-set.ts';
import { paymentLimitLabels } from '#contract/labels/storefront/payment-limits.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { formatAmount } from '#rules/money.ts';
import { listText, partsText } from '#rules/text-of-language.ts';
import type { PaymentMethod } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { countries } from '#shop/places/places.ts';

const isBounded = ({ minCents, maxCents, countryIds }: PaymentMethod): boolean =>
  minCents !== null || maxCents !== null || countryIds !== null;

/** Describes the limits of each payment method: '$5.00 to $500.00, only in Cambodia'; '' if it has none. */
export async function limitTexts(
  db: Database,
  methods: readonly PaymentMethod[],
  language: LanguageCode,
): Promise<(method: PaymentMethod) => string> {
  if (!methods.some(isBounded)) return () => '';
  const [texts, places] = await Promise.all([
    labelsOf(db, paymentLimitLabels, language),
    countries(db, language),
  ]);
  return ({ minCents, maxCents, countryIds }) => {
    const minText = minCents === null ? '' : formatAmount(minCents);
    const maxText = maxCents === null ? '' : formatAmount(maxCents);
    const names = places.filter(({ id }) => countryIds?.includes(id)).map(({ name }) => name);
    return partsText(
      language,
      [
        minText && maxText && fillLabel(texts.fromTo, { least: minText, most: maxText }),
        minText && !maxText && fillLabel(texts.minimum, { amount: minText }),
        maxText && !minText && fillLabel(texts.maximum, { amount: maxText }),
        names.length > 0 && fillLabel(texts.countries, { countries: listText(language, names) }),
      ].map((part) => part || ''),
    );
  };
}
