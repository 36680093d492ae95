import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTaxonomyLabels } from '#contract/labels/office/taxonomy.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { Note } from '#office/components/note.tsx';
import { Table } from '#office/components/table.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { plainText } from '#office/resources/resource.ts';
import { RecordForm } from '#office/records/record-form.tsx';
import { useRecordTexts } from '#office/records/use-record-texts.ts';
import { type StoredRecord, useRecords } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { type Merged, MergeInto } from './merge-into.tsx';
import { namesOf, useTermKindName, type TermKind } from './term-kinds.ts';

interface TermListProps {
  kind: TermKind;
  onMerged: (merged: Merged) => void;
}

/** The table columns of each kind, in addition to the names. */
const columns: Partial<Record<TermKind, readonly string[]>> = {
  colour: ['hex'],
  size: ['inches', 'centimetres'],
};

/** All terms of a kind: open one by its name, or create one. */
export function TermList({ kind, onMerged }: TermListProps) {
  const { lang } = useOffice();
  const t = useLabels(officeTaxonomyLabels);
  const common = useLabels(officeCommonLabels);
  const recordText = useRecordTexts(kind);
  const nameOf = useTermKindName();
  const query = useRecords(kind);
  /** '' for a new record. */
  const [opened, setOpened] = useState<number | string | null>(null);
  const close = () => setOpened(null);
  const other = lang === 'ar' ? 'en' : 'ar';
  return (
    <QueryState query={query}>
      {({ records, fields, blank, mayRemove }) => {
        const record = records.find(({ id }) => id === opened) ?? null;
        const title = record ? nameOf(record) : t('newOne');
        return (
          <>
            <p className="record-new">
              <Button icon="plus" onClick={() => setOpened('')}>
                {t('newOne')}
              </Button>
            </p>
            {records.length === 0 && <Note>{t('none')}</Note>}
            {records.length > 0 && (
              <Table
                caption={t(kind)}
                rows={records}
                keyOf={({ id }) => id}
                columns={[
                  {
                    name: 'name',
                    head: common('name'),
                    isTitle: true,
                    cell: (each) => (
                      <button type="button" className="link-btn" onClick={() => setOpened(each.id)}>
                        {nameOf(each)}
                      </button>
                    ),
                  },
                  {
                    name: 'other',
                    head: t(other === 'en' ? 'inEnglish' : 'inKhmer'),
                    cell: (each) =>
                      namesOf(each)[other] ? (
                        <span lang={other === 'ar' ? 'km' : 'en'}>{namesOf(each)[other]}</span>
                      ) : (
                        <span className="soft">–</span>
                      ),
                  },
                  ...(columns[kind] ?? []).map((name) => ({
                    name,
                    head: recordText(name),
                    cell: (each: StoredRecord) => <Figure name={name} text={plainText(each.fields[name])} />,
                  })),
                ]}
              />
            )}
            <Dialog open={opened !== null} onClose={close} title={title} className="record-dialog">
              {opened !== null && (
                <RecordForm
                  {...{ kind, record, blank, fields, mayRemove }}
                  label={title}
                  onSaved={close}
                  beside={
                    record &&
                    kind !== 'attribute' && (
                      <MergeInto
                        {...{ kind, record, nameOf }}
                        onMerged={(done) => {
                          onMerged(done);
                          close();
                        }}
                      />
                    )
                  }
                />
              )}
            </Dialog>
          </>
        );
      }}
    </QueryState>
  );
}

function Figure({ name, text }: { name: string; text: string }) {
  if (name !== 'hex') return text;
  return (
    <span className="thing">
      <svg width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="7.5" fill={text} stroke="currentColor" strokeWidth="0.5" />
      </svg>
      <bdi>{text}</bdi>
    </span>
  );
}
