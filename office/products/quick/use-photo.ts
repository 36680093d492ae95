import { useEffect, useRef, useState } from 'react';
import { useRefusalText } from '#office/data/refusals.ts';
import { sendFile } from '#office/pictures/send-file.ts';

interface Sent {
  /** The photo this state belongs to. */
  of: File | null;
  share: number;
  isLost: boolean;
  why: string | null;
}

const nothing: Sent = { of: null, share: 0, isLost: false, why: null };

/**
 * Uploads the photo while the other fields are filled in.
 * @param upload the finished upload, if there is one
 */
export function usePhoto(photo: File | null, upload: string | null, onSent: (upload: string) => void) {
  const refusalText = useRefusalText();
  const [sent, setSent] = useState<Sent>(nothing);
  const latest = useRef({ onSent, refusalText });
  useEffect(() => {
    latest.current = { onSent, refusalText };
  });
  const shouldUpload = photo !== null && upload === null;
  useEffect(() => {
    if (!photo || !shouldUpload) return undefined;
    const stop = new AbortController();
    const set = (change: Partial<Sent>) =>
      setSent((before) => ({ ...(before.of === photo ? before : nothing), ...change, of: photo }));
    const hears = {
      signal: stop.signal,
      onShare: (share: number) => set({ share }),
      onLine: (isLost: boolean) => set({ isLost }),
    };
    sendFile(photo, 'product', hears).then(
      (id) => latest.current.onSent(id),
      (error: unknown) => {
        if (!stop.signal.aborted) set({ why: latest.current.refusalText(error) });
      },
    );
    return () => stop.abort();
  }, [photo, shouldUpload]);
  return sent.of === photo ? sent : nothing;
}
