import { useEffect, useRef, useState } from 'react';
import { type Draft, isBegun, newDraft } from './draft.ts';
import { dropDraft, keepDraft, keptDraft } from './kept-draft.ts';

/** Debounce in ms. */
const rest = 400;

/** The new product, stored on this device with every change. Null until it has been read. */
export function useDraft(staffId: number) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const latest = useRef<Draft | null>(null);
  useEffect(() => {
    let isOver = false;
    void keptDraft(staffId).then((found) => {
      if (!isOver) setDraft(found ?? newDraft());
    });
    return () => {
      isOver = true;
    };
  }, [staffId]);
  useEffect(() => {
    latest.current = draft;
    if (!draft || !isBegun(draft)) return undefined;
    const timer = setTimeout(() => void keepDraft(staffId, draft), rest);
    return () => clearTimeout(timer);
  }, [draft, staffId]);
  useEffect(() => {
    const keep = () => {
      if (latest.current && isBegun(latest.current)) void keepDraft(staffId, latest.current);
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
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
