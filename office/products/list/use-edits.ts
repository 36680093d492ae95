import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount, formatCents } from '#rules/money.ts';
import { readPrice, readStock, stockChange } from '#office/forms/amounts.ts';
import { type Current, newDraft, sendDraft } from '#office/forms/draft.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { currentProduct } from '../current-product.ts';
import { useSurePrice } from '../use-sure-price.ts';
import type { ListedProduct } from './listed-product.ts';

/** A change that can be undone, with its description. */
interface Edit {
  changeId: number;
  text: string;
}

interface Price {
  priceCents: number;
}

function currentPrice(error: unknown): Current<Price> | null {
  const now = currentProduct(error);
  return now && { values: { priceCents: now.priceCents }, version: now.version };
}

export type Edits = ReturnType<typeof useEdits>;

/**
 * Inline edits of prices and stock, which can be undone from the last one back. `nameOf` returns a product's
 * name in the page's language.
 */
export function useEdits(nameOf: (product: ListedProduct) => string) {
  const t = useLabels(officeProductsLabels);
  const common = useLabels(officeCommonLabels);
  const forms = useLabels(officeFormLabels);
  const numberProblem = useNumberProblem();
  const [edits, setEdits] = useState<readonly Edit[]>([]);
  const surePrice = useSurePrice();
  const product = useOfficeMutation(changeProduct, { isInForm: true });
  const stock = useOfficeMutation(changeStock, { isInForm: true });
  const undo = useOfficeMutation(undoProductChange, { saved: common('changeUndone') });
  const note = (of: ListedProduct, changeId: number | null, from: string, to: string) => {
    if (changeId === null) return;
    const text = t('changed', { name: nameOf(of), from, to });
    setEdits((before) => [...before, { changeId, text }]);
  };
  return {
    last: edits.at(-1) ?? null,
    isUndoing: undo.isPending,
    /**
     * @returns the reason if it isn't saved, otherwise null
     * @throws when the shop refuses it
     */
    async savePrice(of: ListedProduct, typed: string): Promise<string | null> {
      const { value: cents, readings } = readPrice(typed);
      if (cents === null) return numberProblem({ readings }, common('invalidPrice'));
      const { id, version, priceCents } = of;
      const draft = newDraft<Price>({ priceCents: cents }, { values: { priceCents }, version });
      let changeId: number | null = null;
      const conflict = await sendDraft(
        draft,
        async (each) => {
          ({ changeId } = await surePrice(cents, (isPriceSure) =>
            product.mutateAsync({ id, version: each.version, fields: each.typed, isPriceSure }),
          ));
        },
        currentPrice,
      );
      if (conflict) return forms('nowThere', { value: formatAmount(conflict.values.priceCents) });
      note(of, changeId, formatAmount(of.priceCents), formatAmount(cents));
      return null;
    },
    /**
     * @returns the reason if it isn't saved, otherwise null
     * @throws when the shop refuses it
     */
    async saveStock(of: ListedProduct, typed: string): Promise<string | null> {
      const change = stockChange(typed, of.stock);
      if (change === null) return numberProblem(readStock(typed), common('invalidStock'));
      const { changeId, stock: after } = await stock.mutateAsync({ id: of.id, change });
      note(of, changeId, String(of.stock ?? common('notTracked')), String(after ?? common('notTracked')));
      return null;
    },
    undo({ changeId }: Edit): void {
      undo.mutate(
        { changeId },
        { onSettled: () => setEdits((before) => before.filter((each) => each.changeId !== changeId)) },
      );
    },
  };
}

/** Returns the initial text of a price field. */
export const priceStart = ({ priceCents: cents }: ListedProduct): string => formatCents(cents);
