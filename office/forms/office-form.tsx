import type { ReactNode } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Button } from '#ui/button.tsx';
import { useLabels } from '../office-context.ts';
import { Note } from '../parts/note.tsx';
import type { FormState } from './use-office-form.ts';
import './forms.css';

interface OfficeFormProps {
  form: FormState;
  /** What readers hear it called. */
  label: string;
  /** On its button. */
  submit: string;
  kind?: 'plain' | 'ghost';
  wide?: boolean;
  /** It cannot be sent as it is; the page says why. */
  isBlocked?: boolean;
  /** Beside the button. */
  beside?: ReactNode;
  /** Before it, at the other end: then the button stands last. */
  apart?: ReactNode;
  /** By these keys it is sent too, as `Control+Enter`; whoever gives them hears them. */
  keyshortcuts?: string;
  children: ReactNode;
}

/** The frame of a form: why it was refused, its fields, its button. */
export function OfficeForm({
  form,
  label,
  submit,
  kind,
  wide,
  isBlocked,
  beside,
  apart,
  keyshortcuts,
  children,
}: OfficeFormProps) {
  const t = useLabels(sharedLabels);
  const { formRef, refusal, busy } = form;
  return (
    <form
      className="form"
      ref={formRef}
      aria-label={label}
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      {refusal !== null && (
        <Note kind="bad" role="alert">
          {refusal}
        </Note>
      )}
      {children}
      <div className="form-foot">
        {apart}
        <Button
          type="submit"
          busy={busy}
          {...(kind && { kind })}
          {...(wide && { wide })}
          {...(keyshortcuts && { 'aria-keyshortcuts': keyshortcuts })}
          {...(isBlocked && { 'aria-disabled': true })}
        >
          {busy ? t('saving') : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
