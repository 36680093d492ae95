import { readCart } from '#storefront/state/shop-state.ts';
import { replaceCart } from '#storefront/state/cart.ts';
import {
  type CartLine,
  type StoredCell,
  storedCellsOf,
  withStoredCells,
} from '#storefront/state/stored-cart.ts';

/** Changes how many pieces of a line have a color and size; 0 removes them, except the last ones. */
export function setCell(productId: number, { ColorID, SizeID, Quantity }: StoredCell): void {
  const withCell = (line: CartLine) =>
    withStoredCells(
      line,
      storedCellsOf(line)
        .map((cell) => (cell.ColorID === ColorID && cell.SizeID === SizeID ? { ...cell, Quantity } : cell))
        .filter((cell) => cell.Quantity > 0),
    );
  replaceCart(
    readCart().cartItems.map((line) => (line.ProductId === String(productId) ? withCell(line) : line)),
  );
}
