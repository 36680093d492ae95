import { type WireExtras, wireExtrasOf } from '#rules/line-extras.ts';
import { attributeKinds } from '#contract/constants.ts';
import type { Answer } from '#contract/operation.ts';
import type { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import { cartLineOf, type CartLine, type StoredCell } from '../state/stored-cart.ts';
import { wishlistItemOf, type WishlistItem } from '../state/stored-wishlist.ts';

/**
 * A line of the cart or wish list as of its last change, here or elsewhere. A quantity of 0 means removed.
 */
export interface Listed extends WireExtras {
  List: 'cart' | 'wish';
  ProductId: number;
  Quantity: number;
  Choices: { ProductAttributeID: number; PrimaryKeyValue: number }[];
  VariantQuantities?: StoredCell[] | undefined;
  /** Time of the change in milliseconds since 1970. */
  ChangedAt: number;
}
/** A line with the fields that the storage needs, as the shop returns it. */
export type StoredRow = Answer<typeof syncCustomerLists>[number];

/** Both lists in the browser's storage. */
export interface Lists {
  cart: readonly CartLine[];
  wish: readonly WishlistItem[];
}

type Undated = Omit<Listed, 'ChangedAt'>;

export const keyOf = ({ List, ProductId }: Pick<Undated, 'List' | 'ProductId'>): string =>
  `${List} ${ProductId}`;

/** Returns whether two lines have the same content, regardless of when they changed. */
export const isSame = (one: Undated, other: Undated | undefined): boolean =>
  one.Quantity === other?.Quantity && choicesText(one) === choicesText(other);

const choicesText = ({ Choices, VariantQuantities = [], ...line }: Undated): string =>
  Choices.map((each) => `${each.ProductAttributeID}:${each.PrimaryKeyValue}`)
    .toSorted()
    .join() + JSON.stringify([wireExtrasOf(line), VariantQuantities]);

/** Returns the lines in storage, by key. */
export function heldIn({ cart, wish }: Lists): Map<string, Undated> {
  const lines = [...cart.map(cartLine), ...wish.map(wishLine)];
  return new Map(lines.map((line) => [keyOf(line), line]));
}

export const cartLine = ({
  ProductId,
  Quantity,
  productSelectedAttributes,
  VariantQuantities,
  ...line
}: CartLine): Undated => ({
  List: 'cart',
  ProductId: Number(ProductId),
  Quantity,
  Choices: productSelectedAttributes.map((each) => ({
    ProductAttributeID: each.ProductAttributeID,
    PrimaryKeyValue: Number(each.PrimaryKeyValue),
  })),
  VariantQuantities,
  ...wireExtrasOf(line),
});

export const wishLine = ({ ProductId, Quantity, SizeId, ColorId }: WishlistItem): Undated => ({
  List: 'wish',
  ProductId: Number(ProductId),
  Quantity,
  Choices: [
    ...(SizeId ? [{ ProductAttributeID: attributeKinds.size, PrimaryKeyValue: SizeId }] : []),
    ...(ColorId ? [{ ProductAttributeID: attributeKinds.color, PrimaryKeyValue: ColorId }] : []),
  ],
});

/** Returns the line in the format of `cartItems`. */
export const storedCartLine = (row: StoredRow): CartLine | null =>
  cartLineOf({ ...row, productSelectedAttributes: row.Choices });

/** Returns the line in the format of `customerWishList`. */
export function storedWish(row: StoredRow): WishlistItem | null {
  const chosen = (kind: number) =>
    row.Choices?.find(({ ProductAttributeID }) => Number(ProductAttributeID) === kind)?.PrimaryKeyValue;
  return wishlistItemOf({
    ...row,
    SizeId: chosen(attributeKinds.size),
    ColorId: chosen(attributeKinds.color),
  });
}
