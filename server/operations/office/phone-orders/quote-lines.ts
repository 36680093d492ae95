import { type LanguageCode, otherLanguage } from '#contract/languages.ts';
import { isSameOption } from '#rules/cells.ts';
import { missingChoice, type Quote } from '#shop/orders/orders.ts';
import { namesOf, productOptions, toOfficeNames } from '#shop/catalogue/catalogue.ts';
import { onceOf } from '../orders/once-row.ts';
import type { Database } from '#database/schema.ts';

type Line = Quote['cart']['lines'][number];
type Option = Awaited<ReturnType<typeof productOptions>>[number] & { otherName: string };

const bothNames = (names: Line['names']) => toOfficeNames(namesOf(names));

/** Returns a quote line with all options of its product. */
export async function quoteLine(db: Database, line: Line, language: LanguageCode) {
  const [inLanguage, inOther] = await Promise.all(
    [language, otherLanguage(language)].map((each) => productOptions(db, line.productId, each)),
  );
  const options = (inLanguage ?? []).map((option) => ({
    ...option,
    otherName: inOther?.find((each) => isSameOption(each, option))?.optionName ?? '',
  }));
  const { names, discountedUnitPriceCents: reduced } = line;
  return {
    productId: line.productId,
    name: bothNames(names),
    picture: line.picture,
    quantity: line.quantity,
    stock: line.stock === null ? null : line.stock - line.room,
    ...(line.expectedOn && { expectedOn: line.expectedOn }),
    unitCents: reduced ?? line.unitPriceCents,
    listCents: reduced === null ? null : line.unitPriceCents,
    totalCents: line.lineTotalCents,
    once: onceOf(line.once, (attributeId) => {
      const option = line.chosen.find((each) => each.attributeId === attributeId);
      return option && bothNames(option.attributeNames);
    }),
    isRepeat: line.terms.isRepeat === true,
    problem: line.problem ?? (missingChoice(line) ? ('choice-missing' as const) : null),
    attributes: [...Map.groupBy(options, ({ attributeId }) => attributeId)].map(([id, group]) =>
      attributeOf(id, group, line),
    ),
  };
}

const attributeOf = (id: number, group: Option[], { needed, chosen }: Line) => ({
  id,
  name: group[0]?.attributeName ?? '',
  isNeeded: needed.some(({ attributeId }) => attributeId === id),
  chosen: chosen.find(({ attributeId }) => attributeId === id)?.optionId ?? null,
  options: group.map(({ optionId, optionName, otherName, surchargeCents }) => ({
    id: optionId,
    name: optionName,
    otherName,
    surchargeCents,
  })),
});
