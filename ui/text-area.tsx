import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, keyof FieldWords | 'required'> {}

/** Several lines of text with their label. All attributes of a textarea pass through. */
export function TextArea({ label, hint, error, optional, id, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(ties) => <textarea {...area} rows={rows} {...ties} />}
    </FieldFrame>
  );
}
