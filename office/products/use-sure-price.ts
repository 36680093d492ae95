import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { OfficeRefusal } from '#office/data/refusals.ts';
import { useLabels } from '#office/office-context.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { formatAmount } from '#rules/money.ts';
import type { PriceDoubt } from '#rules/price-guard.ts';

interface Refusal {
  faults?: readonly { code: string; about?: string | number }[];
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof OfficeRefusal && typeof error.data === 'object' ? (error.data ?? {}) : {};

const doubts: ReadonlySet<string> = new Set<PriceDoubt>(['freePrice', 'priceJump', 'belowCost']);

const sentences = { freePrice: 'freeSure', priceJump: 'jumpSure', belowCost: 'belowCostSure' } as const;

/**
 * Saves a change of a product. If the shop refuses only its price, because it is zero, far from the old one or
 * below cost, asks for confirmation and retries. If the user declines, throws the refusal.
 */
export function useSurePrice() {
  const t = useLabels(officeProductFieldLabels);
  const common = useLabels(officeCommonLabels);
  return async <Answer>(
    priceCents: number | undefined,
    send: (isPriceSure: boolean) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await send(false);
    } catch (error) {
      const { faults: errors = [] } = refusalOf(error);
      const [doubt] = errors;
      if (!doubt || errors.some(({ code }) => !doubts.has(code))) throw error;
      const next = formatAmount(priceCents ?? 0);
      const before = formatAmount(Number(doubt.about ?? 0));
      const question = t(sentences[doubt.code as PriceDoubt], { next, before });
      if (!(await confirmDialog({ question, confirm: common('save') }))) throw error;
      return send(true);
    }
  };
}
