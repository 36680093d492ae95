import { useState } from 'react';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { writeOrderNote } from '#contract/operations/office/orders/write-order-note.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useDraftStore } from '#office/forms/stored-draft.ts';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface NoteFormProps {
  number: string;
  colleagues: readonly { id: number; name: string }[];
}

const longest = 2000;
/** Matches an @ and the text between it and the cursor. */
const naming = /@([^@\n]{0,40})$/u;

/** A note for staff. Typing @ suggests matching names; Control+Enter saves it. */
export function NoteForm({ number, colleagues }: NoteFormProps) {
  const t = useLabels(officeOrderRecord);
  const { needed } = useRules();
  const [before, setBefore] = useState('');
  const { mutateAsync } = useOfficeMutation(writeOrderNote, { saved: t('noteAdded'), isInForm: true });
  const form = useOfficeForm({
    start: { text: '' },
    store: useDraftStore<{ text: string }>(`note.${number}`),
    isLight: true,
    rules: { text: needed },
    send: async ({ text }, { attempt: key }) => {
      await mutateAsync({ number, key, text });
      setBefore('');
    },
  });
  const area = () => form.formRef.current?.querySelector('textarea');
  const typed = naming.exec(before)?.[1]?.toLowerCase();
  const fitting =
    typed === undefined
      ? []
      : colleagues.filter(({ name }) => name.toLowerCase().startsWith(typed) && typed !== name.toLowerCase());
  /** Replaces the text typed after the @. */
  const put = (text: string, from: number) => {
    const field = area();
    if (!field) return;
    const { selectionEnd } = field;
    form.set('text', `${field.value.slice(0, from)}${text}${field.value.slice(selectionEnd)}`);
    setBefore(field.value.slice(0, from) + text);
    field.focus();
  };
  return (
    <OfficeForm
      form={form}
      label={t('note')}
      submit={t('addNote')}
      kind="ghost"
      beside={
        colleagues.length > 0 && (
          <Button kind="quiet" onClick={() => put('@', area()?.selectionStart ?? 0)}>
            {t('nameSomebody')}
          </Button>
        )
      }
    >
      <TextArea
        {...form.ties('text')}
        label={t('note')}
        optional=" "
        hint={t('noteHint')}
        rows={3}
        dir="auto"
        maxLength={longest}
        onChange={({ currentTarget }) => {
          form.set('text', currentTarget.value);
          setBefore(currentTarget.value.slice(0, currentTarget.selectionStart));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            form.formRef.current?.requestSubmit();
          if (event.key !== 'ArrowDown' || fitting.length === 0) return;
          event.preventDefault();
          form.formRef.current?.querySelector<HTMLElement>('.note-names button')?.focus();
        }}
      />
      {fitting.length > 0 && (
        <ul className="row-1 note-names" aria-label={t('names')}>
          {fitting.map(({ id, name }) => (
            <li key={id}>
              <Button
                kind="ghost"
                small
                onClick={() => put(`@${name} `, before.length - (typed?.length ?? 0) - 1)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </OfficeForm>
  );
}
