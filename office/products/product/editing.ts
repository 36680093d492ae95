import type { OfficeFormOf } from '#office/forms/use-office-form.ts';
import type { ProductAnswer, Values, Taxonomy } from '../product.ts';
import type { useFieldWords } from '../use-field-words.tsx';

/** State shared by the editor's sections. */
export interface Editing {
  form: OfficeFormOf<Values>;
  words: ReturnType<typeof useFieldWords>;
  /** The lists a product can refer to. Undefined while loading. */
  lists: Taxonomy | undefined;
  /** Whether the user may not edit the product. */
  isLocked: boolean;
  /** Texts older than the same text in the other language, such as `name.ar`. */
  olderTexts: readonly string[];
  /** The URL of the stored digital file. Null if there is none or the user may not download it. */
  fileLink: string | null;
  /** The stored product with its discounts; null for a new one. */
  stored: Pick<ProductAnswer, 'product' | 'now'> | null;
}
