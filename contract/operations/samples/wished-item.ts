import { z } from 'zod';
import { id, optionalId } from '../../wire-types.ts';

/** At most this many lines of a wish list are taken. */
const most = 100;
const mostOfOne = 1_000_000;

/** A line of a wish list by ids; existing names and prices in it are not read. */
const wishedItem = z.object({
  ProductId: id,
  Quantity: id
    .nullish()
    .transform((value) => value ?? 1)
    .pipe(z.number().min(1).max(mostOfOne)),
  SizeId: optionalId,
  ColorId: optionalId,
});

/** The wish list, one line a product: of two with one product the first counts. */
export const wishedItems = z
  .array(wishedItem)
  .min(1)
  .max(most)
  .transform((items) =>
    [...new Map(items.toReversed().map((item) => [item.ProductId, item])).values()].toReversed(),
  );
