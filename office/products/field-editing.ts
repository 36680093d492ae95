import type { Values, Words } from './product.ts';
import type { useFieldWords } from './use-field-words.tsx';

/** What the input of a product field needs of its form. */
export interface FieldEditing {
  form: {
    values: Values;
    problems: Partial<Record<string, string>>;
    set: <Name extends keyof Values>(field: Name, value: Values[Name]) => void;
    blame: (found: Readonly<Record<string, string>>) => void;
  };
  words: ReturnType<typeof useFieldWords>;
  /** The lists a product can refer to. Undefined while loading. */
  lists: Words | undefined;
}

/** Returns the id of the element that gets the focus when its field has an error. */
export const fieldId = (name: string): string => `field-${name}`;
