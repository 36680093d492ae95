import type { Values, Taxonomy } from './product.ts';
import type { useFieldWords } from './use-field-words.tsx';

/** What the input of a product field needs of its form. */
export interface FieldEditing {
  form: {
    values: Values;
    errors: Partial<Record<string, string>>;
    set: <Name extends keyof Values>(field: Name, value: Values[Name]) => void;
    blame: (found: Readonly<Record<string, string>>) => void;
  };
  words: ReturnType<typeof useFieldWords>;
  /** The lists a product can refer to. Undefined while loading. */
  lists: Taxonomy | undefined;
}
