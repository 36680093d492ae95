import { useQuery } from '@tanstack/react-query';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { resourceNamed } from '#contract/resources/resources.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { officeQuery } from '../data/query-client.ts';
import type { HistoryTexts } from './history-entry.tsx';
import { useFieldName } from './use-field-name.ts';
import { useValueTexts } from './use-value-texts.ts';
import { valueText } from './value-text.ts';

/** Labels and value formatting of a record's fields, for its history and its conflicts. */
export function useHistoryWords(kind: RecordKind): HistoryTexts {
  const label = useFieldName(kind);
  const valueWords = useValueTexts(kind);
  const inLanguage = useLocalizedText();
  const { data: described } = useQuery({
    ...officeQuery(getRecords, { kind, ids: [] }),
    enabled: resourceNamed(kind) !== undefined,
  });
  const text = (field: string, value: unknown): string => {
    if (Array.isArray(value) && value.length > 0) return value.map((each) => text(field, each)).join(' · ');
    // A referenced record, such as a staff member, has a name.
    const option = described?.fields[field]?.options?.find((each) => each.value === value);
    if (option) return inLanguage(option);
    return valueWords(field, typeof value === 'boolean' ? String(value) : valueText(value));
  };
  return { label, text };
}
