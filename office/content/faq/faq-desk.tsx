import { type ReactNode, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels } from '#office/office-context.ts';
import { useDraggedOrder } from '#office/drag-sort/use-dragged-order.ts';
import { Note } from '#office/components/note.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { RecordErrors } from '#office/records/record-errors.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import type { Part } from '../part-of.ts';
import { type Look, Preview } from '../preview.tsx';
import { FaqFields } from './faq-fields.tsx';
import { type FaqItem, inGroups, isSame, isWritten, movedItem, newItem, placeOnPage } from './faq-items.ts';
import { FaqList } from './faq-list.tsx';
import './faq.css';

interface FaqDeskProps {
  part: Part;
  record: StoredRecord;
  look: Look;
  choices: ReactNode;
}

/** The shop's FAQ: all questions by group, one of them in both languages, and the shop's page below. */
export function FaqDesk({ part, record, look, choices }: FaqDeskProps) {
  const t = useLabels(officeContentLabels);
  const forms = useLabels(officeFormLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const [chosen, setChosen] = useState(0);
  const save = useOfficeMutation(changeRecord, { saved: common('saved'), isInForm: true });
  const stored = record.fields['faq'] as readonly FaqItem[] | null;
  const form = useOfficeForm({
    start: { faq: stored },
    send: ({ faq }) =>
      save.mutateAsync({ kind: 'pages', id: record.id, version: record.version, fields: { faq } }),
  });
  const items = inGroups(form.values.faq ?? []);
  // What someone else published meanwhile is named, so that publishing again is a decision.
  const theirs = form.meanwhile('faq');
  const newer = (theirs ?? []).filter((each) => !items.some((mine) => isSame(mine, each)));
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
          beside={
            <>
              {form.isChanged && (
                <Button kind="quiet" onClick={form.reset}>
                  {forms('discard')}
                </Button>
              )}
              <p className="form-said soft">{t('notSaved')}</p>
            </>
          }
        >
          <div className="record-fields">
            {theirs !== undefined && (
              <Note
                kind="us"
                role="alert"
                end={
                  <Button kind="ghost" small onClick={form.reset}>
                    {t('useTheirs')}
                  </Button>
                }
              >
                {t('faqMeanwhile', {
                  names: newer.map(({ question }) => inLanguage(question)).join(' · ') || t('faq'),
                })}
              </Note>
            )}
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
      </div>
    </>
  );
}
