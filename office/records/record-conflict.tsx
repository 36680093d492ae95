import type { ComponentProps } from 'react';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { useOfficeQuery } from '../data/query-client.ts';
import { ConflictDialog } from '../history/conflict-dialog.tsx';
import { useHistoryWords } from '../history/use-history-words.ts';

interface RecordConflictProps<Values extends object> {
  kind: RecordKind;
  id: number | string;
  form: ComponentProps<typeof ConflictDialog<Values>>['form'];
  /** Formats a value. Optional; has a default. */
  text?: (value: unknown) => string;
}

/** Asks which values of a record to keep, and says who edited it last. */
export function RecordConflict<Values extends object>({ kind, id, form, text }: RecordConflictProps<Values>) {
  const words = useHistoryWords(kind);
  const { data } = useOfficeQuery(listHistory, { kind, id });
  const shown = text ? { ...words, text: (_field: string, value: unknown) => text(value) } : words;
  return <ConflictDialog form={form} words={shown} last={data?.changes[0]} />;
}
