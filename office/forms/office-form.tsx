import type { ReactNode } from 'react';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLabels } from '../office-context.ts';
import { Failure } from '../components/note.tsx';
import type { FormState } from './use-office-form.ts';
import './forms.css';

interface OfficeFormProps {
  form: FormState;
  /** The accessible name. */
  label: string;
  /** The label of the submit button. */
  submit: string;
  kind?: 'plain' | 'ghost';
  wide?: boolean;
  /** Whether the form can't be submitted; the page shows the reason. */
  isBlocked?: boolean;
  /** The unsaved changes. While there are some, the button's row stays at the bottom of the window. */
  status?: ReactNode;
  /** Whether unsaved changes can be discarded here. */
  canDiscard?: boolean;
  /** Shown beside the button. */
  beside?: ReactNode;
  /** Shown at the opposite end, which moves the button to the end of the row. */
  apart?: ReactNode;
  /** Keys that also submit the form, such as `Control+Enter`. The caller handles them. */
  keyshortcuts?: string;
  children: ReactNode;
}

/** The layout of a form: reason for refusal, fields, button. */
export function OfficeForm({
  form,
  label,
  submit,
  kind,
  wide,
  isBlocked,
  status,
  canDiscard = false,
  beside,
  apart,
  keyshortcuts,
  children,
}: OfficeFormProps) {
  const t = useLabels(sharedLabels);
  const forms = useLabels(officeFormLabels);
  const { formRef, refusal, busy } = form;
  return (
    <form
      className="form"
      ref={formRef}
      aria-label={label}
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      <Failure>{status ? null : refusal}</Failure>
      {children}
      <div className={status ? 'foot-bar save-bar' : 'form-foot'}>
        {status}
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
        {canDiscard && form.isChanged && (
          <Button kind="quiet" onClick={form.reset}>
            {forms('discard')}
          </Button>
        )}
        {beside}
      </div>
    </form>
  );
}
