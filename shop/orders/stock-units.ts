import type { ShopLine } from './cart.ts';

/** Units of a product. Color and size are those of the line, 0 if it has none; only stock per variant uses them. */
export interface StockUnits {
  productId: number;
  colorId: number;
  sizeId: number;
  quantity: number;
  /** Whether they may be taken beyond the stock, because the customer was shown the expected day. */
  mayWait?: boolean;
}

/** Returns the units that a line takes from stock. Color and size are 0 if it has none. */
export const unitsOfLine = ({ productId, cells, expectedOn }: ShopLine): StockUnits[] =>
  cells.map(({ colorId, sizeId, quantity }) => ({
    productId,
    colorId,
    sizeId,
    quantity,
    mayWait: expectedOn !== undefined,
  }));
