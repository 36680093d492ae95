import { useEffect, useState } from 'react';
import { attributeKinds } from '#contract/constants.ts';
import type { LineExtras } from '#rules/line-extras.ts';
import type { Cell } from '#rules/line-price.ts';
import { variantIn } from '#rules/variant-query.ts';
import { type Chosen, nothingChosen } from './choice.ts';
import type { ProductData } from './product-data.ts';

/**
 * Returns the shopper's selection on a product page. It starts empty, or with the variant that the address names, as in
 * the product feed. The server renders the same page for all.
 */
export function useChosen({ options, orderMinimum = 1 }: Pick<ProductData, 'options' | 'orderMinimum'>) {
  const [chosen, setChosen] = useState<Chosen>({ ...nothingChosen, quantity: orderMinimum });
  const choose = (attributeId: number, optionId: number) =>
    setChosen((before) => ({ ...before, options: { ...before.options, [attributeId]: optionId } }));
  useEffect(() => {
    const { colorId, sizeId } = variantIn(location.search);
    for (const [attributeId, optionId] of [
      [attributeKinds.color, colorId],
      [attributeKinds.size, sizeId],
    ] as const) {
      const group = options.find((each) => each.attributeId === attributeId);
      if (group?.choices.some(({ id }) => id === optionId)) choose(attributeId, optionId);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return {
    chosen,
    choose,
    setExtras: (extras: LineExtras) => setChosen((before) => ({ ...before, ...extras })),
    setQuantity: (quantity: number) => setChosen((before) => ({ ...before, quantity })),
    /** Sets how many of each color and size; without cells, all pieces are alike again. */
    setCells: (cells?: readonly Cell[]) =>
      setChosen(({ cells: _, ...before }) => {
        const quantity = cells?.reduce((sum, cell) => sum + cell.quantity, 0) ?? orderMinimum;
        return { ...before, quantity, ...(cells && { cells }) };
      }),
  };
}
export type Choosing = ReturnType<typeof useChosen>;
