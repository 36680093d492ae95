import { isOfKind } from '#contract/forms/bulk-fields.ts';
import type { ProductFieldName } from '#contract/forms/product-fields.ts';
import type { FieldEditing } from './field-editing.ts';
import { CountField, MoneyField } from './number-fields.tsx';
import { PositionsField } from './positions-field.tsx';
import { CheckField, DateField, LineField, WordField, WordsField } from './small-fields.tsx';
import { StepsField } from './steps-field.tsx';

interface PlainFieldProps {
  editing: FieldEditing;
  name: ProductFieldName;
  hint?: string | undefined;
}

/** The input of a product field, by its kind; nothing for kinds with components of their own. */
export function PlainField({ name, ...props }: PlainFieldProps) {
  if (isOfKind('line', name)) return <LineField {...props} name={name} />;
  if (isOfKind('cents', name)) return <MoneyField {...props} name={name} />;
  if (isOfKind('count', name) && name !== 'stock') return <CountField {...props} name={name} />;
  if (isOfKind('day', name)) return <DateField {...props} name={name} />;
  if (isOfKind('check', name)) return <CheckField {...props} name={name} />;
  if (isOfKind('word', name)) return <WordField {...props} name={name} />;
  if (isOfKind('steps', name)) return <StepsField {...props} />;
  if (isOfKind('positions', name)) return <PositionsField {...props} />;
  return isOfKind('words', name) && <WordsField {...props} name={name} />;
}
