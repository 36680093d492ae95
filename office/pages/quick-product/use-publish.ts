import { useState } from 'react';
import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { callOffice } from '#office/data/call-office.ts';
import { queryClient } from '#office/data/query-client.ts';
import { refusalKey, useRefusalText } from '#office/data/refusals.ts';
import { useSurePrice } from '#office/products/use-sure-price.ts';
import type { Draft } from './draft.ts';

interface Publishing {
  draft: Draft;
  names: Record<LanguageCode, string>;
  priceCents: number;
  categoryId: number | null;
  state: 'published' | 'hidden';
}

/**
 * Creates the product of a draft with an uploaded photo. Retrying, e.g. after a lost connection, doesn't create a
 * second one.
 */
export function usePublish(onUploadLost: () => void) {
  const refusalText = useRefusalText();
  const surePrice = useSurePrice();
  const [busy, setBusy] = useState<Publishing['state'] | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  async function publish(wish: Publishing): Promise<{ id: number; sku: string } | null> {
    setBusy(wish.state);
    setWhy(null);
    try {
      return await surePrice(wish.priceCents, (isPriceSure) => make(wish, isPriceSure));
    } catch (error) {
      if (refusalKey(error) === 'uploadOver') onUploadLost();
      setWhy(refusalText(error));
      return null;
    } finally {
      setBusy(null);
      void queryClient.invalidateQueries();
    }
  }
  return { publish, busy, why };
}

async function make({ draft, names, priceCents, categoryId, state }: Publishing, isPriceSure: boolean) {
  const { attempt, upload, part, isCounted, stock } = draft;
  const picture = await callOffice(createRenditions, {
    use: 'product',
    source: { upload: upload ?? '' },
    part,
    ratio: 1,
  });
  const under = categoryId ?? (await newCategory(draft.newCategory));
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
      categoryIds: [under],
      showStock: false,
      pictures: [{ path: picture.path, colourId: null, view: 'front' }],
    },
  });
}

async function newCategory(name: string): Promise<number> {
  const made = await callOffice(changeRecord, {
    kind: 'category',
    id: null,
    version: null,
    fields: { names: { en: name } },
  });
  return Number(made.id);
}
