import type { ProductPart } from '#contract/forms/product.ts';
import type { ProductFieldName } from '#contract/forms/product-fields.ts';
import { PlainField } from '../plain-field.tsx';
import type { Editing } from './editing.ts';
import { fieldsOf } from './parts.ts';

interface PlainFieldsProps {
  editing: Editing;
  part: ProductPart;
  /** Fields that the section shows in another place. */
  except?: readonly ProductFieldName[];
  hints?: Partial<Record<ProductFieldName, string>>;
}

/** The fields of a section that the user may see, in the order of their description. */
export const PlainFields = ({ editing, part, except, hints }: PlainFieldsProps) =>
  fieldsOf(part)
    .filter((name) => !except?.includes(name) && name in editing.form.start)
    .map((name) => <PlainField key={name} editing={editing} name={name} hint={hints?.[name]} />);
