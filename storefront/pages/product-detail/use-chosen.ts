import { useState } from 'react';
import { type Chosen, nothingChosen } from './choice.ts';

/** Returns the shopper's selection on a product page, which starts empty. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen>(nothingChosen);
  return {
    chosen,
    choose: (attributeId: number, optionId: number) =>
      setChosen((before) => ({ ...before, options: { ...before.options, [attributeId]: optionId } })),
    setQuantity: (quantity: number) => setChosen((before) => ({ ...before, quantity })),
  };
}
export type Choosing = ReturnType<typeof useChosen>;
