import { getDesigns } from '#contract/operations/orders/get-designs.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useShop } from '#storefront/shop-context.tsx';

/** Returns what is printed by a design; nothing without one, or until it is loaded. */
export function useDesign(designId: string | undefined) {
  const { lang: languageCode } = useShop();
  const input = designId === undefined ? null : { DesignIDs: [designId], languageCode };
  const { answer, reload } = useAnswer(getDesigns, input);
  return { printed: answer ?? [], reload };
}
