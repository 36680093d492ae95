import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { writeCustomerNote } from '#contract/operations/office/customers/write-customer-note.ts';
import { Num } from '#ui/num.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Section } from '../components/screen.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useCan } from '../data/use-can.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useDraftStore } from '../forms/stored-draft.ts';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';
import type { CustomerDetails } from './use-customer.ts';

const longest = 2000;

interface CustomerNotesProps {
  id: number;
  notes: CustomerDetails['notes'];
}

/** What staff write about a customer, newest first. */
export function CustomerNotes({ id, notes }: CustomerNotesProps) {
  const t = useLabels(officeCustomerLabels);
  const when = useDateTimes();
  const may = useCan();
  return (
    <Section title={t('notes')}>
      {may('customers.change') && <NoteForm key={id} id={id} />}
      {notes.length === 0 && <p className="soft">{t('noNotes')}</p>}
      <ol className="stack-3">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="soft">
              <b>
                <UserText text={note.by.name} />
              </b>{' '}
              <Num>{when(note.at)}</Num>
            </p>
            <p className="customer-note">
              <UserText text={note.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function NoteForm({ id }: { id: number }) {
  const t = useLabels(officeCustomerLabels);
  const { needed } = useRules();
  const { mutateAsync } = useOfficeMutation(writeCustomerNote, { saved: t('noteAdded'), isInForm: true });
  const form = useOfficeForm({
    start: { text: '' },
    rules: { text: needed },
    store: useDraftStore<{ text: string }>(`customer-note.${id}`),
    send: ({ text }, { attempt: key }) => mutateAsync({ id, key, text }),
  });
  return (
    <OfficeForm form={form} label={t('note')} submit={t('addNote')} kind="ghost">
      <TextArea
        {...form.ties('text')}
        label={t('note')}
        optional=" "
        rows={3}
        dir="auto"
        maxLength={longest}
        onChange={({ currentTarget }) => form.set('text', currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            form.formRef.current?.requestSubmit();
        }}
      />
    </OfficeForm>
  );
}
