import { useEffect, useRef, useState } from 'react';
import type { UploadUse } from '#contract/constants.ts';
import { uploadLimits } from '#contract/upload-limits.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { OfficeRefusal, useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import { usePictureRefusal } from './use-picture-refusal.ts';
import type { UploadProgress } from '#web/upload-chunks.ts';
import { sendFile } from './send-file.ts';

export interface Sending {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'making' | 'failed';
  /** The uploaded fraction, from 0 to 1. */
  share: number;
  isLost: boolean;
  /** The reason the upload failed. */
  why?: string;
  /** Whether retrying is pointless. */
  isFinal?: boolean;
}

export interface Sent {
  upload: string;
  file: File;
  /** A number that increases with each file. */
  key: number;
  hears: UploadProgress;
}

interface Options {
  use: UploadUse;
  /** Processes a completed upload. */
  onSent: (sent: Sent) => Promise<void>;
  /** Called when uploads start and when all have finished. */
  onSending?: ((isSending: boolean) => void) | undefined;
}

/** Whether the file or the user is refused, so that retrying is pointless. */
const isRefused = (error: unknown) => error instanceof OfficeRefusal && [400, 403].includes(error.status);

/** The maximum number of simultaneous uploads. */
const atOnce = 2;
let made = 0;

/** Uploads files, several at once, each with its progress and a retry after a failure. */
export function useUploads({ use, onSent, onSending }: Options) {
  const t = useLabels(officePicturesLabels);
  const pictureRefusal = usePictureRefusal();
  const refusalText = useRefusalText();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const queue = useRef<{ key: number; file: File; stop: AbortController }[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const latest = useRef({ onSent, onSending });
  useEffect(() => {
    latest.current = { onSent, onSending };
  });
  useEffect(() => {
    const { current } = running;
    return () => {
      queue.current = [];
      current.forEach((stop) => stop.abort());
    };
  }, []);
  const isSending = sendings.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isSending) return undefined;
    latest.current.onSending?.(true);
    return () => latest.current.onSending?.(false);
  }, [isSending]);

  const set = (key: number, change: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  async function send(key: number, file: File, stop: AbortController) {
    running.current.set(key, stop);
    set(key, { state: 'sending', share: 0, isLost: false });
    const hears: UploadProgress = {
      signal: stop.signal,
      onShare: (share) => set(key, { share }),
      onLine: (isLost) => set(key, { isLost }),
    };
    try {
      // Says so before the upload. The shop takes drawings and tables for other uses.
      const why = use === 'product' || use === 'page' ? await pictureRefusal(file) : null;
      if (why !== null) return set(key, { state: 'failed', why, isFinal: true });
      const upload = await sendFile(file, use, hears);
      set(key, { state: 'making', share: 1 });
      await latest.current.onSent({ upload, file, key, hears });
      forget(key);
    } catch (failure) {
      if (!stop.signal.aborted)
        set(key, { state: 'failed', why: refusalText(failure), isFinal: isRefused(failure) });
    } finally {
      running.current.delete(key);
      next();
    }
  }

  function next() {
    while (running.current.size < atOnce) {
      const first = queue.current.shift();
      if (!first) return;
      void send(first.key, first.file, first.stop);
    }
  }

  /** Returns the reason a file can't be uploaded, which needs no request, or null if it can be. */
  function error(file: File): string | null {
    const max = uploadLimits[use === 'file' ? 'file' : 'picture'];
    return file.size > max ? t('tooLarge', { name: file.name, n: max / 1_000_000 }) : null;
  }

  function add(chosen: readonly File[]) {
    const news = chosen.map((file) => ({ file, key: (made += 1), why: error(file) }));
    setSendings((all) => [
      ...all,
      ...news.map(({ key, file, why }) => ({
        key,
        file,
        share: 0,
        isLost: false,
        ...(why === null ? { state: 'waiting' as const } : { state: 'failed' as const, why, isFinal: true }),
      })),
    ]);
    queue.current.push(
      ...news
        .filter(({ why }) => why === null)
        .map(({ key, file }) => ({ key, file, stop: new AbortController() })),
    );
    next();
  }

  function forget(key: number) {
    running.current.get(key)?.abort();
    queue.current = queue.current.filter((each) => each.key !== key);
    setSendings((all) => all.filter((each) => each.key !== key));
  }

  function retry(key: number) {
    const file = sendings.find((each) => each.key === key)?.file;
    if (!file) return;
    set(key, { state: 'waiting' });
    queue.current.push({ key, file, stop: new AbortController() });
    next();
  }

  return { sendings, add, forget, retry };
}
