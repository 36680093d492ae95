import { useEffect, useEffectEvent } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Button } from '#ui/button.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useLabels } from '../office-context.ts';
import type { OfficeFormOf } from './use-office-form.ts';
import './forms.css';

/** The part of a form's state that its save bar needs. */
export type SaveBarForm = Pick<
  OfficeFormOf<object>,
  'formRef' | 'busy' | 'problem' | 'isSending' | 'draft' | 'save' | 'reset'
> & { changed: readonly PropertyKey[] };

interface SaveStatusProps {
  form: SaveBarForm;
  label: (field: string) => string;
}

const maxNamed = 3;

/** Saves the form when Ctrl S is pressed in it, or outside of all forms. */
export function useSaveKey({ formRef, changed, save }: SaveBarForm): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const form = (event.target as Element).closest('form');
    if (formRef.current && form && form !== formRef.current) return;
    event.preventDefault();
    if (changed.length > 0) void save();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The changed fields, since when they are stored on this device, and why saving failed. */
export function SaveStatus({ form: { changed, draft, isSending, problem }, label }: SaveStatusProps) {
  const t = useLabels(officeFormLabels);
  const common = useLabels(officeCommonLabels);
  const when = useDateTimes();
  const n = changed.length;
  const names = changed
    .slice(0, maxNamed)
    .map((field) => label(String(field)))
    .join(' · ');
  return (
    <p>
      <b>{n === 1 ? common('oneFieldChanged') : common('fieldsChanged', { n })}</b>{' '}
      <span className="save-which">{n > maxNamed ? t('andMore', { names, n: n - maxNamed }) : names}</span>{' '}
      <span className={isSending ? 'soft' : 'soft save-since'}>
        {isSending ? t('uploadsRunning') : t('savedDraft', { at: when(new Date(draft.since).toISOString()) })}
      </span>
      {problem && (
        <span className="save-refusal" role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}

/** A bar for forms without a button of their own. It appears after the first edit, and saves or discards. */
export function SaveBar({ form, label, submit }: SaveStatusProps & { submit: string }) {
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const { busy, isSending, changed } = form;
  useSaveKey(form);
  if (changed.length === 0) return null;
  return (
    <section className="foot-bar save-bar" aria-label={submit}>
      <SaveStatus form={form} label={label} />
      <Button kind="ghost" onClick={form.reset}>
        {common('discard')}
      </Button>
      <Button
        busy={busy}
        aria-disabled={isSending}
        onClick={() => void form.save()}
        aria-keyshortcuts="Control+S"
      >
        {busy ? shared('saving') : submit}
      </Button>
    </section>
  );
}
