import type { LanguageCode } from '#contract/languages.ts';
import { priceCents } from '#office/forms/amounts.ts';
import type { Part } from '#office/pictures/cut-part.ts';

/** A new product, as stored on this device. */
export interface Draft {
  /** The idempotency key: repeated attempts create only one product. */
  attempt: string;
  photo: File | null;
  part: Part | null;
  /** The upload of the photo, or null if it is incomplete. */
  upload: string | null;
  /** If no name was typed in a language, one is suggested. */
  names: Partial<Record<LanguageCode, string>>;
  price: string;
  stock: number;
  isCounted: boolean;
  /** Null until one is selected; a category is suggested. */
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

export const hasStarted = ({ photo, names, price }: Draft): boolean =>
  photo !== null || price !== '' || Object.values(names).some((name) => name !== '');

/** The steps, in order. */
export const steps = ['photo', 'cut', 'name', 'price', 'stock', 'publish'] as const;
export type Step = (typeof steps)[number];

/** Returns the completed steps. The default stock counts as completed until it is changed. */
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
