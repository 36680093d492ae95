import { phoneAloudLabels } from '#contract/labels/office/phone-aloud.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import type { PhoneWay } from '#contract/operations/office/phone-orders/phone-order-types.ts';
import type { Database } from '#database/schema.ts';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { listText, partsText } from '#rules/text-of-language.ts';
import { labelsOf, textIn } from '#shop/localisation/localisation.ts';
import type { Quote } from '#shop/orders/orders.ts';

interface Said {
  quote: Quote;
  /** Where it goes; null: nobody has said. */
  to: { address: string; cityName: string; stateName: string } | null;
  way: PhoneWay | null;
  language: LanguageCode;
}

/** An order as sentences to be said to its customer, in their language. */
export async function aloudOf(db: Database, { quote, to, way, language }: Said): Promise<string[]> {
  const { cart, totalCents, riel } = quote;
  if (cart.lines.length === 0) return [];
  const t = await labelsOf(db, phoneAloudLabels, language);
  const goods = cart.lines.map(({ quantity, names, chosen }) => {
    const choices = listText(
      language,
      chosen.map((option) => textIn(option.names, language)),
    );
    const values = { n: quantity, name: textIn(names, language), choices };
    return fillLabel(choices === '' ? t.line : t.lineChosen, values);
  });
  const { delivery } = cart;
  const isSent = cart.lines.some(({ isDigital }) => !isDigital);
  const place = to && partsText(language, [to.address, to.cityName, to.stateName]);
  const days = delivery?.way?.days ?? '';
  const total = riel
    ? fillLabel(t.amountOr, { dollars: amountText(totalCents), riel: rielText(riel.total) })
    : amountText(totalCents);
  return [
    ...goods,
    ...(isSent && place ? [fillLabel(t.to, { place })] : []),
    ...(isSent && delivery?.way
      ? [fillLabel(days === '' ? t.by : t.byIn, { name: delivery.way.name[languages[language].tag], days })]
      : []),
    fillLabel(way === null ? t.total : t[way], { total }),
    t.right,
  ];
}
