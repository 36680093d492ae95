import { z } from 'zod';
import { id, optionalId } from '../../wire-types.ts';

/** The maximum number of lines in a wish list. */
const maxLines = 100;
const maxPerProduct = 1_000_000;

/** A wish list line by its ids. Names and prices sent by existing clients are ignored. */
const wishedItem = z.object({
  ProductId: id,
  Quantity: id
    .nullish()
    .transform((value) => value ?? 1)
    .pipe(z.number().min(1).max(maxPerProduct)),
  SizeId: optionalId,
  ColorId: optionalId,
});

/** The wish list, one line per product. The first line wins if a product appears twice. */
export const wishedItems = z
  .array(wishedItem)
  .min(1)
  .max(maxLines)
  .transform((items) =>
    [...new Map(items.toReversed().map((item) => [item.ProductId, item])).values()].toReversed(),
  );
