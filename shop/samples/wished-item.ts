/** A line of a wish list. Size and color are null if not selected. */
export interface WishedItem {
  productId: number;
  quantity: number;
  sizeId: number | null;
  colorId: number | null;
}
