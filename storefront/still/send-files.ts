// For the page of an order behind its link (orders/job/send-file.tsx): it sends artwork in chunks, and payment slips. Without
// it, the page says how to send them by email.
import { smaller } from '#web/smaller-picture.ts';
import { uploadChunks, UploadRefused } from '#web/upload-chunks.ts';
import { withinLimit } from '#web/within-limit.ts';
import type { FileTarget, SendTexts } from '../orders/job/file-target.ts';

type Values = Readonly<Record<string, string | number>>;
interface Reply {
  statusCode: number;
  row: { UploadId?: string; Problem?: string; MessageCode?: string; MessageValues?: Values } | undefined;
}

/** A request that can be stopped, and that says when it waits. */
interface Watched {
  signal: AbortSignal;
  onWait: (seconds: number) => void;
}

/** A refusal, by the key of its sentence, with the values of its placeholders. */
class Refused extends Error {
  readonly values: Values;
  constructor(key: string, values: Values = {}) {
    super(key);
    this.values = values;
  }
}

const megabyte = 1_000_000;
const texts = JSON.parse(
  document.querySelector<HTMLElement>('[data-send-texts]')?.dataset['sendTexts'] ?? '{}',
) as SendTexts;

/** Makes the buttons of a page that send files work. */
export function sendFiles(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-send]')) sendFrom(part);
}

function sendFrom(part: HTMLElement): void {
  const target = JSON.parse(part.dataset['send'] ?? '{}') as FileTarget;
  const form = part.querySelector<HTMLElement>('.s-form');
  const fallback = part.querySelector<HTMLElement>('.s-fallback');
  const [choose, stop] = part.querySelectorAll('button');
  const input = part.querySelector('input');
  const bar = part.querySelector('progress');
  const output = part.querySelector('output');
  if (form && choose && stop && input && bar && output) {
    form.hidden = false;
    if (fallback) fallback.hidden = true;
    const show = (text: string, isSending: boolean) => {
      output.textContent = text;
      for (const each of [bar, stop]) each.hidden = !isSending;
      choose.hidden = isSending;
    };
    const send = async (file: File) => {
      const running = new AbortController();
      stop.addEventListener('click', () => running.abort(), { once: true });
      const onWait = (n: number) => {
        output.textContent = n > 0 ? texts.tooFast.replace('{n}', String(n)) : texts.checking;
      };
      const watched = { signal: running.signal, onWait };
      bar.removeAttribute('value');
      show(texts.checking, true);
      try {
        await (target.slip === undefined
          ? sendArtwork(file, target, {
              ...watched,
              onShare: (share) => {
                bar.value = share;
                output.textContent = share < 1 ? progressText(file, share) : texts.checking;
              },
            })
          : sendSlip(file, target, watched));
        // The shop renders the page again, with the file.
        history.replaceState(
          null,
          '',
          `?done=file#${part.closest('section')?.getAttribute('aria-labelledby') ?? ''}`,
        );
        location.reload();
      } catch (error) {
        // The links have ended, or the item is gone: the page says so.
        if (error instanceof Refused && error.message === '404') location.reload();
        show(running.signal.aborted ? '' : sentenceOf(error), false);
        choose.focus();
      }
    };
    choose.addEventListener('click', () => input.click());
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      // Lets the customer select the same file again.
      input.value = '';
      if (file) void send(file);
    });
  }
}

const inMegabytes = (bytes: number) => String(Math.round(bytes / (megabyte / 10)) / 10);

function progressText(file: File, share: number): string {
  const [done, total] = [inMegabytes(file.size * share), inMegabytes(file.size)];
  return texts.uploading.replace('{done}', done).replace('{total}', total);
}

function sentenceOf(error: unknown): string {
  if (error instanceof UploadRefused) return texts.refusals['over'] ?? texts.failed;
  const { message, values } = error instanceof Refused ? error : new Refused('');
  return (texts.refusals[message] ?? texts.failed).replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

async function sendArtwork(
  file: File,
  { place, max }: FileTarget,
  { signal, onWait, onShare }: Watched & { onShare: (share: number) => void },
): Promise<void> {
  if (file.size > max) throw new Refused('tooLarge');
  const call = (path: string, more: object) => {
    const body = JSON.stringify({ requestParameters: { ...place, ...more } });
    return answerOf(`/api/v1/common/${path}`, { signal, onWait }, body);
  };
  const { UploadId } = (await call('begin-artwork', { Bytes: file.size })) ?? {};
  const addressOf = (at: number) => `/api/v1/orders/artwork/${UploadId ?? ''}/${at}`;
  // A lost connection shows as the share that stays the same.
  await uploadChunks(file, { addressOf }, { signal, onShare, onLine: () => undefined });
  await call('send-artwork', { UploadId, FileName: file.name });
}

async function sendSlip(file: File, { slip = '', max }: FileTarget, watched: Watched): Promise<void> {
  const picture = await smaller(file);
  if (picture.size > max) throw new Refused('slipNotPicture');
  await answerOf(slip, watched, picture);
}

/** Posts a body. @throws Refused if the shop refuses it */
async function answerOf(path: string, watched: Watched, body: string | Blob): Promise<Reply['row']> {
  // The server recognizes pictures by their content, whatever the type says, and names formats that it can't open.
  const type = typeof body === 'string' ? 'application/json' : 'image/jpeg';
  const { signal } = watched;
  const send = async () => {
    const answer = await fetch(path, { method: 'POST', headers: { 'Content-Type': type }, body, signal });
    const retryAfter = Number(answer.headers.get('retry-after'));
    return { answer, statusCode: answer.status, retryAfter };
  };
  const { answer: response } = await withinLimit(send, watched);
  if (response.status === 415 || response.status === 413) throw new Refused('slipNotPicture');
  const { statusCode, data } = (await response.json()) as { statusCode: number; data: string };
  const [row] = JSON.parse(data) as (Reply['row'] & object)[];
  if (response.ok && statusCode === 200) return row;
  throw new Refused(row?.Problem ?? row?.MessageCode ?? String(statusCode), row?.MessageValues);
}
