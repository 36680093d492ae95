import type { Input } from '#contract/operation.ts';
import { getDesigns } from '#contract/operations/orders/get-designs.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useShop } from '#storefront/shop-context.tsx';

/** Returns what is printed by a design on a product; nothing without one, or until it is loaded. */
export function useDesign(
  designId: string | undefined,
  product: Pick<Input<typeof getDesigns>, 'ProductId' | 'Options'>,
) {
  const { lang: languageCode } = useShop();
  const input = designId === undefined ? null : { DesignIDs: [designId], ...product, languageCode };
  const { answer, reload } = useAnswer(getDesigns, input);
  return { printed: answer ?? [], reload };
}
