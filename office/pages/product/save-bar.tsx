import { useEffect, useEffectEvent } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import type { Editing } from './editing.ts';
import type { ProductForm } from './use-product-form.ts';

interface SaveBarProps {
  form: ProductForm;
  words: Editing['words'];
  /** The label of the save button. */
  label: string;
  /** The reason saving failed. */
  refusal: string | null;
  isBusy: boolean;
  onSave: () => void;
}

const maxNamed = 3;

/**
 * A bar that appears after the first edit: the changed fields, since when they are stored on this device, and
 * buttons to save or discard. Ctrl S saves.
 */
export function SaveBar({ form, words, label, refusal, isBusy, onSave }: SaveBarProps) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const when = useDateTimes();
  const n = form.changed.length;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!form.isSending) onSave();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (n === 0) return null;
  const named = form.changed
    .slice(0, maxNamed)
    .map((field) => words.label(field))
    .join(' · ');
  const which = n > maxNamed ? t('andMore', { names: named, n: n - maxNamed }) : named;
  return (
    <section className="foot-bar save-bar" aria-label={label}>
      <p>
        <b>{n === 1 ? common('oneFieldChanged') : common('fieldsChanged', { n })}</b>{' '}
        <span className="save-which">{which}</span>{' '}
        <span className={form.isSending ? 'soft' : 'soft save-since'}>
          {form.isSending ? t('onTheWay') : t('kept', { at: when(new Date(form.draft.since).toISOString()) })}
        </span>
        {refusal && (
          <span className="save-refusal" role="alert">
            {refusal}
          </span>
        )}
      </p>
      <Button kind="ghost" onClick={form.clear}>
        {common('discard')}
      </Button>
      <Button
        busy={isBusy}
        aria-disabled={form.isSending}
        onClick={() => !form.isSending && onSave()}
        aria-keyshortcuts="Control+S"
      >
        {isBusy ? shared('saving') : label}
      </Button>
    </section>
  );
}
