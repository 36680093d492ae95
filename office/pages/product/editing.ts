import type { Words } from '#office/products/product.ts';
import type { useFieldWords } from '#office/products/use-field-words.tsx';
import type { ProductForm } from './use-product-form.ts';

/** What the parts of the editor share. */
export interface Editing {
  form: ProductForm;
  words: ReturnType<typeof useFieldWords>;
  /** What a product can refer to; undefined while it is on its way. */
  lists: Words | undefined;
  /** Whoever is here may not change it. */
  isLocked: boolean;
  /** Texts that are older than the same one in the other language: `name.ar`. */
  olderTexts: readonly string[];
  /** Where its digital file is as the shop has it; null: it has none, or nobody here gets it. */
  fileLink: string | null;
}
