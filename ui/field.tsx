import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'required'> {}

/** Types that are left to right on every page: email addresses, phone numbers, codes. */
const alwaysLtr = new Set(['email', 'tel', 'url', 'number']);

/**
 * One line of text with its label. All attributes of an input pass through (`name`, `defaultValue` or `value`, `type`,
 * `autoComplete`, `inputMode`, `maxLength`, `dir`); email and phone fields are written left to right.
 */
export function Field({
  label,
  hint,
  error,
  refusedBy,
  optional,
  id,
  className,
  type = 'text',
  dir,
  ...input
}: FieldProps) {
  const direction = dir ?? (alwaysLtr.has(type) ? 'ltr' : undefined);
  return (
    <FieldFrame {...{ label, hint, error, refusedBy, optional, id, className }}>
      {(ties) => <input {...input} type={type} dir={direction} {...ties} />}
    </FieldFrame>
  );
}
