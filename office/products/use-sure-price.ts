import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { useSureSave } from '#office/forms/use-sure-save.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import type { PriceDoubt } from '#rules/price-guard.ts';

const sentences = {
  freePrice: 'freeSure',
  priceJump: 'jumpSure',
  stepJump: 'stepSure',
  belowCost: 'belowCostSure',
} as const satisfies Record<PriceDoubt, string>;

/** Saves a change of a product. Asks if its price is zero, far from the old one or below cost. */
export function useSurePrice() {
  const t = useLabels(officeProductFieldLabels);
  const saveSurely = useSureSave();
  return <Answer>(
    priceCents: number | undefined,
    send: (isPriceSure: boolean) => Promise<Answer>,
  ): Promise<Answer> =>
    saveSurely(send, ({ code, about }) => {
      const next = formatAmount(priceCents ?? 0);
      const before = formatAmount(Number(about ?? 0));
      return code in sentences ? t(sentences[code as PriceDoubt], { next, before }) : undefined;
    });
}
