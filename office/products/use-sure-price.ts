import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { OfficeRefusal } from '#office/data/refusals.ts';
import { useLabels } from '#office/office-context.ts';
import { isSure } from '#office/parts/is-sure.ts';
import { amountText } from '#rules/money.ts';
import type { PriceDoubt } from '#rules/price-guard.ts';

interface Refusal {
  faults?: readonly { code: string; about?: string | number }[];
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof OfficeRefusal && typeof error.data === 'object' ? (error.data ?? {}) : {};

const doubts: ReadonlySet<string> = new Set<PriceDoubt>(['freePrice', 'priceJump']);

/**
 * Saves a product change. If the shop refuses only its price, because it is zero or far from the old price, asks for
 * confirmation and retries. If declined, throws the refusal.
 */
export function useSurePrice() {
  const t = useLabels(officeProductFieldLabels);
  return async <Answer>(
    priceCents: number | undefined,
    send: (isPriceSure: boolean) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await send(false);
    } catch (error) {
      const { faults = [] } = refusalOf(error);
      const [doubt] = faults;
      if (!doubt || priceCents === undefined || faults.some(({ code }) => !doubts.has(code))) throw error;
      const next = amountText(priceCents);
      const question =
        doubt.code === 'freePrice'
          ? t('freeSure', { next })
          : t('jumpSure', { next, before: amountText(Number(doubt.about)) });
      if (!isSure(question)) throw error;
      return send(true);
    }
  };
}
