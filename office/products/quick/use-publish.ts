import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { callOffice } from '#office/data/call-office.ts';
import { queryClient } from '#office/data/query-client.ts';
import { useRef } from 'react';
import { useSurePrice } from '../use-sure-price.ts';
import type { QuickProduct } from './quick-product.ts';

interface Publishing {
  attempt: string;
  product: QuickProduct;
  names: Record<LanguageCode, string>;
  priceCents: number;
  categoryId: number | null;
}

/**
 * Returns a function that creates a product with an uploaded photo. Retrying, e.g. after a lost connection or a question
 * about the price, creates neither a second one nor a second category.
 */
export function usePublish() {
  const surePrice = useSurePrice();
  const categories = useRef(new Map<string, Promise<number>>());
  const categoryOf = async ({ categoryId, product: { newCategory } }: Publishing) => {
    if (categoryId !== null) return categoryId;
    const made = categories.current.get(newCategory) ?? makeCategory(newCategory);
    categories.current.set(newCategory, made);
    made.catch(() => categories.current.delete(newCategory));
    return made;
  };
  return async (publishing: Publishing): Promise<{ id: number; sku: string }> => {
    try {
      return await surePrice(publishing.priceCents, async (isPriceSure) =>
        make({ ...publishing, categoryId: await categoryOf(publishing) }, isPriceSure),
      );
    } finally {
      void queryClient.invalidateQueries();
    }
  };
}

async function make(
  { attempt, product, names, priceCents, categoryId }: Publishing & { categoryId: number },
  isPriceSure: boolean,
) {
  const { upload, part, isCounted, stock, state } = product;
  const picture = await callOffice(createRenditions, {
    use: 'product',
    source: { upload: upload ?? '' },
    part,
    ratio: 1,
  });
  const texts = Object.fromEntries(
    Object.entries(names).flatMap(([code, name]) => (name === '' ? [] : [[code, { name }]])),
  );
  return callOffice(createProduct, {
    attempt,
    stock: isCounted ? stock : null,
    isPriceSure,
    fields: {
      texts,
      priceCents,
      state,
      categoryIds: [categoryId],
      showStock: false,
      pictures: [{ path: picture.path, colourId: null, view: 'front' }],
    },
  });
}

async function makeCategory(name: string): Promise<number> {
  const made = await callOffice(changeRecord, {
    kind: 'category',
    id: null,
    version: null,
    fields: { names: { en: name } },
  });
  return Number(made.id);
}
