import { extrasOf } from '#rules/line-extras.ts';
import type { NewLine } from '../cart/cart-lines.ts';
import type { Order } from '../order.ts';
import type { Again, Draft, Quote } from './draft.ts';

/** How an item differs from the order that is repeated: no longer sold, without an option, at another price, or its print. */
export type Difference =
  | { kind: 'gone' | 'proof' }
  | { kind: 'choice'; choice: Again['items'][number]['name'] }
  | { kind: 'price'; now: number; was: number }
  | { kind: 'repeat'; number: string };

/** Adds customer and items of an order to a draft. Products that the draft already has stay as they are. */
export function withOrder(draft: Draft, { number, account, lines, company }: Order): Draft {
  const added = lines
    .filter(({ productId }) => !draft.lines.some((line) => line.productId === productId))
    .map(({ productId, quantity, options, cells, ...line }): NewLine => ({
      productId,
      quantity,
      options: options.map(({ attributeId, optionId }) => ({ attributeId, optionId })),
      ...(cells && {
        cells: cells.map(({ colorId, sizeId, quantity: pieces }) => ({ colorId, sizeId, quantity: pieces })),
      }),
      ...extrasOf(line),
    }));
  const isOther = account !== null && account.id !== draft.customerId;
  return {
    ...draft,
    lines: [...draft.lines, ...added],
    ...(account && { customerId: account.id }),
    ...(isOther && { company }),
    again: {
      number,
      items: lines.map(({ productId, name, unitCents, options, designId }) => ({
        productId,
        name,
        unitCents,
        options,
        isPrinted: designId !== null,
      })),
    },
  };
}

/** Returns how an item of the repeated order differs in a quote, which lacks products that are no longer sold. */
export function differencesOf(
  { productId, unitCents, options, isPrinted }: Again['items'][number],
  number: string,
  quoted: Quote['lines'],
): Difference[] {
  const line = quoted.find((each) => each.productId === productId);
  if (!line) return [{ kind: 'gone' }];
  const isOffered = ({ attributeId, optionId }: (typeof options)[number]) =>
    line.attributes.some(
      ({ id, options: now }) => id === attributeId && now.some((each) => each.id === optionId),
    );
  const print: Difference = line.isRepeat ? { kind: 'repeat', number } : { kind: 'proof' };
  return [
    ...options
      .filter((each) => !isOffered(each))
      .map(({ choice }): Difference => ({ kind: 'choice', choice })),
    ...(unitCents === null || unitCents === line.unitCents
      ? []
      : [{ kind: 'price', now: line.unitCents, was: unitCents } as const]),
    ...(isPrinted ? [print] : []),
  ];
}
