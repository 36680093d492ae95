import { officeProductLabels } from '#contract/labels/office/product.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useDraftStore } from '#office/forms/stored-draft.ts';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels } from '#office/office-context.ts';
import { currentProduct } from '../current-product.ts';
import type { Product, Values } from '../product.ts';
import type { useFieldWords } from '../use-field-words.tsx';
import { useSurePrice } from '../use-sure-price.ts';
import { changesOf, valuesOf } from './values.ts';

export function useEditedProduct(product: Product, words: ReturnType<typeof useFieldWords>) {
  const t = useLabels(officeProductLabels);
  const surePrice = useSurePrice();
  const { id, version } = product;
  const change = useOfficeMutation(changeProduct, { saved: t('saved'), isInForm: true, undoes: 'product' });
  return useOfficeForm<Values>({
    start: valuesOf(product),
    version,
    store: useDraftStore(`product.${id}`),
    errorText: ({ code, about }) => words.fault(code, about),
    currentOf: (error) => {
      const now = currentProduct(error);
      return now ? { values: valuesOf(now), version: now.version } : null;
    },
    send: (_values, draft) => {
      const fields = changesOf(draft.typed);
      return surePrice(fields.priceCents, (isPriceSure) =>
        change.mutateAsync({ id, version: draft.version, fields, isPriceSure }),
      );
    },
  });
}
