import { attributeKinds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { missingChoice, type ShopCart } from '#shop/orders/orders.ts';
import { shownCells } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import { optionCents } from '#rules/line-price.ts';
import { hasTerms, onceRows, termsRowOf } from '#rules/terms-row.ts';

type Line = ShopCart['lines'][number];

/** Returns color and size of a cell, of which a product without colors or sizes has none. */
export const cellIds = ({ colorId, sizeId }: Pick<Cell, 'colorId' | 'sizeId'>) => ({
  ...(colorId !== 0 && { ColorID: colorId }),
  ...(sizeId !== 0 && { SizeID: sizeId }),
});

const nameIn = (options: Line['chosen'], attribute: number, language: LanguageCode) =>
  textIn(options.find(({ attributeId }) => attributeId === attribute)?.names ?? null, language);

/** Builds the row of a priced cart line for the API. */
export function cartLineRow(line: Line, language: LanguageCode, textOfDay: (day: string) => string) {
  return {
    ProductId: line.productId,
    ProductName: textIn(line.names, language),
    ...(line.categoryNames && { CategoryName: textIn(line.categoryNames, language) }),
    ...prices(line),
    Quantity: line.quantity,
    ShippingCharges: centsToDollars(line.shippingCents),
    ColorName: nameIn(line.chosen, attributeKinds.color, language),
    SizeShortName: nameIn(line.chosen, attributeKinds.size, language),
    OrderMaximumQuantity: line.orderMaximum,
    ProductImagesJson: [{ AttachmentURL: line.picture }],
    ItemSubTotal: centsToDollars(line.lineTotalCents),
    ...onceRows(line.once),
    ProductAllSelectedAttributes: line.chosen.map((option) => ({
      ProductAttributeID: option.attributeId,
      AttributeDisplayName: textIn(option.attributeNames, language),
      PrimaryKeyValue: option.optionId,
      PrimaryKeyDisplayValue: textIn(option.names, language),
      AdditionalPrice: centsToDollars(
        optionCents(
          line.terms,
          { ...option, value: option.amount },
          { cents: line.step.cents, quantity: line.quantity },
        ),
      ),
    })),
    VariantQuantities: shownCells(line.cells)?.map((cell, at) => ({
      ...cellIds(cell),
      ColorName: nameIn(cell.options, attributeKinds.color, language),
      SizeShortName: nameIn(cell.options, attributeKinds.size, language),
      Quantity: cell.quantity,
      Price: centsToDollars(line.pieces[at]?.unitCents ?? 0),
      StockQuantity: cell.stock,
    })),
    IsDigitalProduct: line.isDigital,
    StockQuantity: line.stock,
    ...(line.expectedOn && {
      AvailableFrom: line.expectedOn,
      AvailabilityNote: textOfDay(line.expectedOn),
    }),
    ...(line.stockPer !== null && { StockPer: line.stockPer }),
    ...(hasTerms(line.terms) && { Terms: termsRowOf(line.terms) }),
    ...(line.terms.minimum.pieces > 1 && { MinimumQuantity: line.terms.minimum.pieces }),
    ...problem(line),
  };
}

function problem(line: Line) {
  const Problem = line.problem ?? (missingChoice(line) ? ('choice-missing' as const) : null);
  return Problem ? { Problem } : {};
}

/**
 * Returns the prices of a line in dollars. A discount down to zero becomes the price itself: existing clients
 * read a discounted price of 0 as no discount.
 */
function prices({ unitPriceCents, discountedUnitPriceCents: reduced }: Line) {
  if (reduced === null) return { Price: centsToDollars(unitPriceCents) };
  if (reduced === 0) return { Price: 0 };
  return { Price: centsToDollars(unitPriceCents), DiscountedPrice: centsToDollars(reduced) };
}
