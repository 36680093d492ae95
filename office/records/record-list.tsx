import { type ComponentType, type ReactNode, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useLabels } from '../office-context.ts';
import { Note } from '../components/note.tsx';
import { QueryState } from '../components/query-state.tsx';
import { RecordForm } from './record-form.tsx';
import { type StoredRecord, useRecords } from './use-records.ts';

interface RecordListProps {
  kind: RecordKind;
  /** Accessible name of the table. */
  label: string;
  /** Label of the create button and title of its form. */
  newOne: string;
  /** Shown when the list is empty. */
  none: string;
  /** Returns a record's name. */
  nameOf: (record: StoredRecord) => string;
  columns: readonly { head: string; Cell: ComponentType<{ record: StoredRecord }>; isFigure?: boolean }[];
  /** Fields of its form. Defaults to all. */
  names?: readonly string[];
  /** Shown beside the buttons of an existing record; `close` closes its form. */
  renderBeside?: (record: StoredRecord, close: () => void) => ReactNode;
}

/** All records of a kind: open one by its name, or create one. */
export function RecordList({
  kind,
  label,
  newOne,
  none,
  nameOf,
  columns,
  names,
  renderBeside,
}: RecordListProps) {
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const query = useRecords(kind);
  /** '' for a new record. */
  const [opened, setOpened] = useState<number | string | null>(null);
  const close = () => setOpened(null);
  return (
    <QueryState query={query}>
      {({ records, fields, blank, mayRemove }) => {
        const record = records.find(({ id }) => id === opened) ?? null;
        return (
          <>
            {blank && (
              <p className="record-new">
                <Button icon="plus" onClick={() => setOpened('')}>
                  {newOne}
                </Button>
              </p>
            )}
            {records.length === 0 && <Note>{none}</Note>}
            {records.length > 0 && (
              <div className="grid-wrap">
                <table className="grid rows">
                  <caption className="vh">{label}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{common('name')}</th>
                      {columns.map(({ head, isFigure }) => (
                        <th key={head} scope="col" className={isFigure ? 'is-figure' : undefined}>
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {records.map((each) => (
                      <tr key={each.id}>
                        <th scope="row">
                          <button type="button" className="link-btn" onClick={() => setOpened(each.id)}>
                            {nameOf(each)}
                          </button>
                        </th>
                        {columns.map(({ head, Cell, isFigure }) => (
                          <td key={head} className={isFigure ? 'is-figure' : undefined}>
                            <Cell record={each} />
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
            <Dialog
              open={opened !== null}
              onClose={close}
              title={record ? nameOf(record) : newOne}
              closeLabel={shared('close')}
              className="record-dialog"
            >
              {opened !== null && (
                <RecordForm
                  {...{ kind, record, blank, fields, names, mayRemove }}
                  label={record ? nameOf(record) : newOne}
                  onSaved={close}
                  beside={record && renderBeside?.(record, close)}
                />
              )}
            </Dialog>
          </>
        );
      }}
    </QueryState>
  );
}
