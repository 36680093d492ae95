import { cellsOf } from '#rules/cells.ts';
import type { ShopLine } from './cart.ts';

/** Units of a product. Color and size are those of the line, 0 if it has none; only stock per variant uses them. */
export interface StockUnits {
  productId: number;
  colorId: number;
  sizeId: number;
  quantity: number;
  /** Whether they may be taken beyond the stock, as their customer was shown. */
  mayWait?: boolean;
}

/** Returns the units that a line takes from stock. Color and size are 0 if it has none. */
export const unitsOfLine = ({ productId, quantity, chosen, cells, expectedOn }: ShopLine): StockUnits[] =>
  cellsOf({ quantity, options: chosen, cells }).map((cell) => ({
    productId,
    colorId: cell.colorId,
    sizeId: cell.sizeId,
    quantity: cell.quantity,
    mayWait: expectedOn !== undefined,
  }));
