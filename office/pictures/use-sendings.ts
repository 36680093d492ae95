import { useEffect, useRef, useState } from 'react';
import { type UploadUse, uploadLimits } from '#contract/constants.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import { type SendingHears, sendFile } from './send-file.ts';

/** A file on its way. */
export interface Sending {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'making' | 'failed';
  /** How much of it is there, from 0 to 1. */
  share: number;
  isLost: boolean;
  /** Why it failed. */
  why?: string;
}

interface Options {
  use: UploadUse;
  /** What is done with what was sent; an order of its own is kept. */
  onSent: (upload: string, file: File, hears: SendingHears) => Promise<void>;
}

/** So many are sent at once. */
const atOnce = 2;
let made = 0;

/** Files on their way to the shop: several at once, each with its progress, and again when one failed. */
export function useSendings({ use, onSent }: Options) {
  const t = useLabels(officePicturesLabels);
  const refused = useLabels(officeRefusals);
  const refusalText = useRefusalText();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const queue = useRef<{ key: number; file: File; stop: AbortController }[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const files = useRef(new Map<number, File>());
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((stop) => stop.abort());
  }, []);

  const set = (key: number, change: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  async function send(key: number, file: File, stop: AbortController) {
    running.current.set(key, stop);
    set(key, { state: 'sending', share: 0, isLost: false });
    const hears: SendingHears = {
      signal: stop.signal,
      onShare: (share) => set(key, { share }),
      onLine: (isLost) => set(key, { isLost }),
    };
    try {
      const upload = await sendFile(file, use, hears);
      set(key, { state: 'making', share: 1 });
      await latest.current(upload, file, hears);
      forget(key);
    } catch (error) {
      if (!stop.signal.aborted) set(key, { state: 'failed', why: refusalText(error) });
    }
    running.current.delete(key);
    next();
  }

  function next() {
    while (running.current.size < atOnce) {
      const first = queue.current.shift();
      if (!first) return;
      void send(first.key, first.file, first.stop);
    }
  }

  /** Why a file need not be sent at all; null: it can be. */
  function fault(file: File): string | null {
    if (use !== 'file' && (/hei[cf]/iu.test(file.type) || /\.hei[cf]$/iu.test(file.name)))
      return refused('heicPicture');
    const most = uploadLimits[use === 'file' ? 'file' : 'picture'];
    return file.size > most ? t('tooLarge', { name: file.name, n: most / 1_000_000 }) : null;
  }

  function add(chosen: readonly File[]) {
    const news = chosen.map((file) => ({ file, key: (made += 1), why: fault(file) }));
    setSendings((all) => [
      ...all,
      ...news.map(({ key, file, why }) => ({
        key,
        name: file.name,
        share: 0,
        isLost: false,
        ...(why === null ? { state: 'waiting' as const } : { state: 'failed' as const, why }),
      })),
    ]);
    for (const { key, file } of news) files.current.set(key, file);
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
    files.current.delete(key);
    setSendings((all) => all.filter((each) => each.key !== key));
  }

  function retry(key: number) {
    const file = files.current.get(key);
    if (!file) return;
    set(key, { state: 'waiting' });
    queue.current.push({ key, file, stop: new AbortController() });
    next();
  }

  return { sendings, add, forget, retry };
}
