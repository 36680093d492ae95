import type { LanguageCode } from '#contract/languages.ts';
import { priceCents } from '#office/forms/amounts.ts';
import type { Part } from '#office/pictures/cut-part.ts';

/** A product that is being made, as it is kept on this device. */
export interface Draft {
  /** The same one makes one product only. */
  attempt: string;
  photo: File | null;
  part: Part | null;
  /** What was sent of the photo; null: not all of it was. */
  upload: string | null;
  /** A language nobody has typed in is missing: its name is offered. */
  names: Partial<Record<LanguageCode, string>>;
  price: string;
  stock: number;
  isCounted: boolean;
  /** null: nobody has chosen one; it is offered. */
  categoryId: number | null;
  newCategory: string;
}

export const newDraft = (): Draft => ({
  attempt: crypto.randomUUID(),
  photo: null,
  part: null,
  upload: null,
  names: {},
  price: '',
  stock: 1,
  isCounted: true,
  categoryId: null,
  newCategory: '',
});

export const isBegun = ({ photo, names, price }: Draft): boolean =>
  photo !== null || price !== '' || Object.values(names).some((name) => name !== '');

/** The touches, in their order. */
export const steps = ['photo', 'cut', 'name', 'price', 'stock', 'publish'] as const;
export type Step = (typeof steps)[number];

/** Which of them are done. The stock is right as it stands until somebody says otherwise. */
export function doneSteps(draft: Draft, lang: LanguageCode): ReadonlySet<Step> {
  const done: Record<Exclude<Step, 'publish'>, boolean> = {
    photo: draft.photo !== null,
    cut: draft.part !== null,
    name: Boolean(draft.names[lang]?.trim()),
    price: priceCents(draft.price) !== null,
    stock: priceCents(draft.price) !== null && (!draft.isCounted || draft.stock >= 0),
  };
  return new Set((Object.keys(done) as (keyof typeof done)[]).filter((step) => done[step]));
}
