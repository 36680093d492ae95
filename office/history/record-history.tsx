import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { resourceNamed } from '#contract/resources/resources.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { officeQuery, useOfficeQuery } from '../data/query-client.ts';
import { useRefusalText } from '../data/refusals.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { HistoryPanel } from './history-panel.tsx';
import { useFieldName } from './use-field-name.ts';
import { useValueWords } from './use-value-words.ts';
import { valueText } from './value-text.ts';

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
  const fieldName = useFieldName(kind);
  const valueWords = useValueWords(kind);
  const refusalText = useRefusalText();
  const { data } = useOfficeQuery(listHistory, { kind, id });
  const inLanguage = useLocalizedText();
  const { data: described } = useQuery({
    ...officeQuery(getRecords, { kind, ids: [] }),
    enabled: resourceNamed(kind) !== undefined,
  });
  /** Returns the name of a referenced record, such as a staff member. */
  const optionText = (field: string, value: unknown): string | null => {
    const option = described?.fields[field]?.options?.find((each) => each.value === value);
    return option ? inLanguage(option) : null;
  };
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
      words={{
        label: fieldName,
        text: (field, value) =>
          optionText(field, value) ??
          valueWords(field, typeof value === 'boolean' ? String(value) : valueText(value)),
      }}
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
