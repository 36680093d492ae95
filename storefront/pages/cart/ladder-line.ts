import { atSamePrice, type LineAt, minimumOf, type PricedLine } from '#storefront/cart/priced-cart.ts';
import { alike, type Cell, priceLine } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import { onceRows, termsOfRow } from '#rules/terms-row.ts';

/** Returns the cells of a line, of which a plain line has one. */
export const cellsOfLine = ({ VariantQuantities, Quantity: all }: PricedLine): Cell[] =>
  VariantQuantities?.map(({ ColorID: colorId = 0, SizeID: sizeId = 0, Quantity: quantity }) => ({
    colorId,
    sizeId,
    quantity,
  })) ?? alike(all);

/** Prices a line at another quantity, by its prices by quantity if it has any. */
export const atItsStep: LineAt = (line, quantity) => {
  if (!line.Terms) return atSamePrice(line, quantity);
  const { totalCents, once, shippingCents, unitCents, listCents, step } = priceLine(
    termsOfRow(line.Terms, minimumOf(line)),
    cellsOfLine({ ...line, Quantity: quantity }),
  );
  const { DiscountedPrice: _, Charges: __, SetupTotal: ___, ...others } = line;
  return {
    ...others,
    Price: centsToDollars(listCents),
    ...(step.reducedCents !== null && { DiscountedPrice: centsToDollars(unitCents) }),
    Quantity: quantity,
    ItemSubTotal: centsToDollars(totalCents),
    ...onceRows(once),
    ShippingCharges: centsToDollars(shippingCents),
  };
};
