import { useEffect, useRef, useState } from 'react';
import { type Draft, hasStarted, newDraft } from './draft.ts';
import { dropDraft, saveDraft, storedDraft } from './stored-draft.ts';

/** The debounce time in ms. */
const debounceMs = 400;

/** The new product, stored on this device with every change. Null until the stored draft has been read. */
export function useDraft(staffId: number) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const latest = useRef<Draft | null>(null);
  useEffect(() => {
    let isOver = false;
    void storedDraft(staffId).then((found) => {
      if (!isOver) setDraft(found ?? newDraft());
    });
    return () => {
      isOver = true;
    };
  }, [staffId]);
  useEffect(() => {
    latest.current = draft;
    if (!draft || !hasStarted(draft)) return undefined;
    const timer = setTimeout(() => void saveDraft(staffId, draft), debounceMs);
    return () => clearTimeout(timer);
  }, [draft, staffId]);
  useEffect(() => {
    const save = () => {
      if (latest.current && hasStarted(latest.current)) void saveDraft(staffId, latest.current);
    };
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [staffId]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => before && { ...before, ...part }),
    forget: async () => {
      latest.current = null;
      setDraft(newDraft());
      await dropDraft(staffId);
    },
  };
}
