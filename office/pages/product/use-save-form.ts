import { useState } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { OfficeRefusal, useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { type Draft, type Meeting, meet, over } from './draft.ts';
import type { FieldName, Product, Values } from '#office/products/product.ts';
import { useSurePrice } from '#office/products/use-sure-price.ts';
import type { useFieldWords } from '#office/products/use-field-words.tsx';
import type { ProductForm } from './use-product-form.ts';
import { changesOf, valuesOf } from './values.ts';

/** The current values beside a draft that couldn't be saved over them. */
export interface Conflict extends Meeting {
  theirs: Values;
  version: number;
}

interface Faults {
  faults?: readonly { field: string; code: string; about?: string | number }[];
  now?: Product;
}

export const validationErrorsOf = (error: unknown): Faults =>
  error instanceof OfficeRefusal && typeof error.data === 'object' ? (error.data ?? {}) : {};

export type Saving = ReturnType<typeof useSaveForm>;

/** Saves a draft. Edits of other fields by colleagues are merged; for the same fields the user chooses. */
export function useSaveForm(id: number, form: ProductForm, words: ReturnType<typeof useFieldWords>) {
  const t = useLabels(officeProductLabels);
  const refusalText = useRefusalText();
  const surePrice = useSurePrice();
  const change = useOfficeMutation(changeProduct, { saved: t('saved'), isInForm: true, undoes: 'product' });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(draft: Draft): Promise<void> {
    setRefusal(null);
    setConflict(null);
    try {
      const fields = changesOf(draft.typed);
      await surePrice(fields.priceCents, (isPriceSure) =>
        change.mutateAsync({ id, version: draft.version, fields, isPriceSure }),
      );
      form.clear();
    } catch (error) {
      const { faults: errors = [], now } = validationErrorsOf(error);
      if (now) return meetNow(draft, now);
      const found = Object.fromEntries(
        errors.map(({ field, code, about }) => [field, words.fault(code, about)]),
      );
      form.blame(found);
      form.goToProblem(found);
      setRefusal(refusalText(error));
    }
  }

  function meetNow(draft: Draft, now: Product): Promise<void> | void {
    const theirs = valuesOf(now);
    const meeting = meet(draft, theirs);
    if (meeting.asks.length > 0) return setConflict({ ...meeting, theirs, version: now.version });
    const joined = over(draft, meeting.joined, theirs, now.version);
    form.setDraft(joined);
    if (meeting.joined.length > 0) return send(joined);
  }

  return {
    conflict,
    refusal,
    isBusy: change.isPending,
    save: (): void => {
      const found = form.problems;
      const wrong = Object.entries(found).filter(([, text]) => text !== undefined) as [string, string][];
      if (wrong.length > 0) return form.goToProblem(Object.fromEntries(wrong));
      if (form.changed.length > 0 && !form.isSending && !change.isPending) void send(form.draft);
    },
    /** Resolves a conflict: the fields in `mine` keep the user's values. */
    settle(mine: readonly FieldName[]): void {
      if (!conflict) return;
      const stands = [...conflict.joined, ...mine];
      const draft = over(form.draft, stands, conflict.theirs, conflict.version);
      if (stands.length === 0) {
        setConflict(null);
        form.clear();
      } else {
        form.setDraft(draft);
        void send(draft);
      }
    },
    keepWriting: () => setConflict(null),
  };
}
