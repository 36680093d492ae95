import type { ProductPart } from '#contract/forms/product.ts';
import { type FieldOfKind, type ProductFieldName, productFields } from '#contract/forms/product-fields.ts';
import type { Editing } from './editing.ts';
import { CountField, MoneyField } from './number-fields.tsx';
import { fieldsOf } from './parts.ts';
import { CheckField, LineField, WordField, WordsField } from './small-fields.tsx';

interface PlainFieldsProps {
  editing: Editing;
  part: ProductPart;
  /** A field that the section shows in another place. */
  except?: ProductFieldName;
  hints?: Partial<Record<ProductFieldName, string>>;
}

/** The fields of a section in the order of their description, except kinds with components of their own. */
export const PlainFields = ({ editing, part, except, hints }: PlainFieldsProps) =>
  fieldsOf(part)
    .filter((name) => name !== except)
    .map((name) => <PlainField key={name} editing={editing} name={name} hint={hints?.[name]} />);

const isOf = <Kind extends string>(kind: Kind, name: ProductFieldName): name is FieldOfKind<Kind> =>
  productFields[name].kind === kind;

interface PlainFieldProps {
  editing: Editing;
  name: ProductFieldName;
  hint: string | undefined;
}

function PlainField({ name, ...props }: PlainFieldProps) {
  if (isOf('line', name)) return <LineField {...props} name={name} />;
  if (isOf('cents', name)) return <MoneyField {...props} name={name} />;
  if (isOf('count', name) && name !== 'stock') return <CountField {...props} name={name} />;
  if (isOf('check', name)) return <CheckField {...props} name={name} />;
  if (isOf('word', name)) return <WordField {...props} name={name} />;
  return isOf('words', name) && <WordsField {...props} name={name} />;
}
