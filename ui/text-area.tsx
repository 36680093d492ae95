import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'required'> {}

/** Several lines of text with their label. All attributes of a textarea pass through. */
export function TextArea({ label, hint, error, optional, id, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(ties) => <textarea {...area} rows={rows} {...ties} />}
    </FieldFrame>
  );
}
