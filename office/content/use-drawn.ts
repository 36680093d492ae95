import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LanguageCode } from '#contract/languages.ts';
import { previewRecord } from '#contract/operations/office/records/preview-record.ts';
import { callOffice } from '#office/data/call-office.ts';
import { OfficeRefusal } from '#office/data/refusals.ts';
import type { RecordFields } from '#office/records/use-records.ts';
import type { Part } from './part-of.ts';

/** The debounce time in ms. */
const pause = 400;

/**
 * Renders the shop page with a draft, and again when typing pauses. The previous rendering stays until then.
 */
export function useDrawn({ kind, id, page }: Part, draft: RecordFields, language: LanguageCode) {
  const text = JSON.stringify(draft);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const fields = JSON.parse(rested) as RecordFields;
  return useQuery({
    queryKey: [previewRecord.path, kind, id, page, language, rested],
    queryFn: ({ signal }) => callOffice(previewRecord, { kind, id, fields, page, language }, signal),
    placeholderData: keepPreviousData,
    // Pages are large and quick to render again.
    gcTime: 0,
    retry: (failures, error) => failures < 1 && !(error instanceof OfficeRefusal),
  });
}
