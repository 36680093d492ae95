import { type ReactNode, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { SaveStatus, useSaveKey } from '#office/forms/save-bar.tsx';
import { useDraftStore } from '#office/forms/stored-draft.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels } from '#office/office-context.ts';
import { useDraggedOrder } from '#office/drag-sort/use-dragged-order.ts';
import { Note } from '#office/components/note.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { RecordConflict } from '#office/records/record-conflict.tsx';
import { currentRecord } from '#office/records/current-record.ts';
import { RecordErrors } from '#office/records/record-errors.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import type { Part } from './part-of.ts';
import { type Look, Preview } from './preview.tsx';
import { FaqFields } from './faq-fields.tsx';
import { type FaqItem, inGroups, isSame, isWritten, movedItem, newItem, placeOnPage } from './faq-items.ts';
import { FaqList } from './faq-list.tsx';
import './faq.css';

interface FaqValues {
  faq: readonly FaqItem[] | null;
}
interface FaqDeskProps {
  part: Part;
  record: StoredRecord;
  look: Look;
  choices: ReactNode;
}

/** The shop's FAQ: all questions by group, one of them in both languages, and the shop's page below. */
export function FaqDesk({ part, record, look, choices }: FaqDeskProps) {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const [chosen, setChosen] = useState(0);
  const save = useOfficeMutation(changeRecord, { saved: common('saved'), isInForm: true });
  const stored = record.fields['faq'] as readonly FaqItem[] | null;
  const form = useOfficeForm<FaqValues>({
    start: { faq: stored },
    version: record.version,
    store: useDraftStore('pages.faq'),
    currentOf: currentRecord<FaqValues>,
    send: ({ faq }, { version }) =>
      save.mutateAsync({ kind: 'pages', id: record.id, version, fields: { faq } }),
  });
  useSaveKey(form);
  const items = inGroups(form.values.faq ?? []);
  const set = (after: readonly FaqItem[]) => form.set('faq', after.length > 0 ? inGroups(after) : null);
  const order = useDraggedOrder(items.length, (from, to) => {
    set(movedItem(items, from, to));
    setChosen(to);
  });
  // Shows the rejected fields: the first question with a validation error opens.
  const [seenErrors, setSeenErrors] = useState(form.faults);
  if (form.faults !== seenErrors) {
    setSeenErrors(form.faults);
    const wrong = items.findIndex((_, nth) =>
      [...form.faults.keys()].some((each) => each.startsWith(`faq.${nth}.`)),
    );
    if (wrong >= 0) setChosen(wrong);
  }
  const at = Math.min(chosen, items.length - 1);
  const ofItem = [...form.faults].filter(([place]) => place.startsWith(`faq.${at}.`));
  const errors = new Map(ofItem.map(([place, text]) => [place.replace(/^faq\.\d+\./u, ''), text]));
  const item = items[at];
  const written = items.filter(isWritten);
  const change = (after: FaqItem) => {
    // A question moved to another group goes to its end.
    const isMoved = after.group !== item?.group;
    const all = inGroups(isMoved ? [...items.toSpliced(at, 1), after] : items.with(at, after));
    set(all);
    setChosen(all.indexOf(after));
  };
  /** Returns the questions that aren't the same in all versions. */
  const differentQuestions = (list: unknown) => {
    const versions = [form.draft.before.faq, form.draft.typed.faq, form.conflict?.values.faq];
    return ((list ?? []) as readonly FaqItem[])
      .filter((one) => !versions.every((each) => each?.some((other) => isSame(one, other))))
      .map(({ question }) => inLanguage(question))
      .join(' · ');
  };
  return (
    <>
      <FaqList
        items={items}
        chosen={at}
        order={order}
        onChoose={setChosen}
        onNew={() => {
          const added = newItem(item?.group ?? 'ordering');
          const all = inGroups([...items, added]);
          set(all);
          setChosen(all.indexOf(added));
        }}
      />
      <div className="part-form">
        <OfficeForm
          form={form}
          label={t('faq')}
          submit={common('publish')}
          canDiscard
          beside={!form.isChanged && <p className="form-said soft">{t('notSaved')}</p>}
          keyshortcuts="Control+S"
          status={form.isChanged && <SaveStatus form={form} label={() => t('faq')} />}
        >
          <div className="record-fields">
            {item ? (
              <RecordErrors value={errors}>
                <FaqFields
                  item={item}
                  error={form.faults.get('faq')}
                  onChange={change}
                  onRemove={() => set(items.toSpliced(at, 1))}
                />
              </RecordErrors>
            ) : (
              <Note>{t('noQuestions')}</Note>
            )}
            <h2>{t('asSeen')}</h2>
            {item && !isWritten(item) ? (
              <Note>{t('writeFirst')}</Note>
            ) : (
              <Preview
                part={item?.shown ? part : { ...part, at: null }}
                title={item ? inLanguage(item.question) : ''}
                // An unfinished question doesn't block the preview of the others.
                draft={form.isChanged ? { faq: written.length > 0 ? written : null } : {}}
                isElsewhere={false}
                nth={placeOnPage(items, item)}
                look={look}
                choices={choices}
              />
            )}
          </div>
        </OfficeForm>
        {form.conflict && (
          <RecordConflict kind="pages" id={record.id} form={form} text={differentQuestions} />
        )}
      </div>
    </>
  );
}
