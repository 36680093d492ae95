import { useState } from 'react';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { useOfficeQuery } from '../data/query-client.ts';
import { useRefusalText } from '../data/refusals.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { HistoryPanel } from './history-panel.tsx';
import { useHistoryWords } from './use-history-words.ts';

interface RecordHistoryProps {
  kind: RecordKind;
  /** Null for the history of all records. */
  id: number | string | null;
  /** Limits the history to changes of these fields. */
  fields?: readonly string[];
  /** The record's name, if the screen doesn't show it. */
  about?: string;
  onClose: () => void;
}

/** The history of a record of any kind, with Undo. */
export function RecordHistory({ kind, id, fields, about, onClose }: RecordHistoryProps) {
  const words = useHistoryWords(kind);
  const refusalText = useRefusalText();
  const { data } = useOfficeQuery(listHistory, { kind, id });
  const [problem, setProblem] = useState<string | null>(null);
  const undo = useOfficeMutation(undoChange, { isInForm: true });
  const changes = (data?.changes ?? []).filter(
    (change) => !fields || change.fields.some(({ field }) => fields.includes(field.split('.', 1)[0] ?? '')),
  );
  return (
    <HistoryPanel
      open
      onClose={onClose}
      about={about}
      changes={changes}
      texts={words}
      undo={(changeId) => {
        setProblem(null);
        undo.mutate({ kind, changeId }, { onError: (error) => setProblem(refusalText(error)) });
      }}
      undoesAny
      isBusy={undo.isPending}
      problem={problem}
    />
  );
}
