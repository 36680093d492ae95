import { useState } from 'react';
import { readDevice, writeDevice } from '../data/device-storage.ts';
import { useCurrentStaff } from '../data/query-client.ts';
import { type Draft, namesIn, noDraft } from './draft.ts';

/** Where a form's unsaved input survives a reload. */
export interface DraftStore<Values extends object> {
  /** The stored draft, or an empty one. */
  draft: Draft<Values>;
  /** Stores a draft; deletes an empty one. */
  save: (draft: Draft<Values>) => void;
}

/** Returns the draft stored in this browser; empty if storage is unavailable. */
export function storedDraft<Values extends object>(key: string): Draft<Values> {
  const stored = readDevice(key) as Draft<Values> | null;
  return stored && typeof stored.version === 'number' && stored.typed && stored.before ? stored : noDraft;
}

export const saveDraft = <Values extends object>(key: string, draft: Draft<Values>): boolean =>
  writeDevice(key, namesIn(draft.typed).length === 0 ? null : draft);

/** Stores the draft of a record on this device, for each person who works there. */
export function useDraftStore<Values extends object>(record: string): DraftStore<Values> {
  const staffId = useCurrentStaff().data?.me?.id ?? 0;
  const key = `kado.office.draft.${staffId}.${record}`;
  const [draft] = useState(() => storedDraft<Values>(key));
  return { draft, save: (next) => saveDraft(key, next) };
}
