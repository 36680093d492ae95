import { type StartProcess, workProcess } from '../process/work-process.ts';
import type { Papers } from './papers.ts';

/** `missing`: this system has no typesetter; `failed`: it could not do it within its bounds. */
export type Typeset = { pdf: Buffer } | { failure: 'missing' | 'failed' };

/** What the process answers. */
export type TypesetAnswer = { pdf: Uint8Array } | { failure: 'missing' | 'failed'; why: string };

interface Bounds {
  /** Milliseconds for one file. */
  patience?: number;
  idle?: number;
  /** The module that typesets: tests bring one that is not there. */
  compiler?: string;
  start?: StartProcess;
}

export const typesetterWorker = new URL('typeset-worker.ts', import.meta.url);
export const typesetterModule = '@myriaddreamin/typst-ts-node-compiler';

/**
 * Makes PDF files of papers, in a process of its own that gives way to the shop: typesetting 200 invoices takes a processor for
 * two seconds, and the typesetter keeps memory for good, so after twenty files it gets another one (docs/decisions/068). One
 * file at a time (`queues.papers`).
 */
export function typesetter({ patience = 30_000, compiler = typesetterModule, ...bounds }: Bounds = {}) {
  const set = workProcess<TypesetAnswer>({
    worker: typesetterWorker,
    args: [compiler],
    patience,
    most: 20,
    ...bounds,
  });
  return async (papers: Papers, onFailure: (why: string) => void): Promise<Typeset> => {
    const answer = await set(papers);
    if (answer && 'pdf' in answer) return { pdf: Buffer.from(answer.pdf) };
    onFailure(answer?.why ?? 'the process ended');
    return { failure: answer?.failure ?? 'failed' };
  };
}
