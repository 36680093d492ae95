/** A line of a wish list; size and colour null: none chosen. */
export interface WishedItem {
  productId: number;
  quantity: number;
  sizeId: number | null;
  colorId: number | null;
}
