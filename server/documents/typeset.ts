import type { Answer } from '#contract/operation.ts';
import type { getProductLabels } from '#contract/operations/office/catalogue/get-product-labels.ts';
import type { getParcelLabels } from '#contract/operations/office/orders/get-parcel-labels.ts';
import { type StartProcess, workProcess } from '../process/work-process.ts';
import type { Documents } from './documents.ts';

/** What is typeset in one file. */
export type Printed = Documents | Answer<typeof getProductLabels> | Answer<typeof getParcelLabels>;

/**
 * `missing`: the typesetter isn't available on this platform. `failed`: it exceeded its limits or crashed.
 */
export type Typeset = { pdf: Buffer } | { failure: 'missing' | 'failed' };

export type TypesetAnswer = { pdf: Uint8Array } | { failure: 'missing' | 'failed'; why: string };

interface Bounds {
  /** The timeout in milliseconds per file. */
  timeoutMs?: number;
  idle?: number;
  /** The typesetting module; tests pass a missing one. */
  compiler?: string;
  start?: StartProcess;
}

export const typesetterWorker = new URL('typeset-worker.ts', import.meta.url);
export const typesetterModule = '@myriaddreamin/typst-ts-node-compiler';

/**
 * Typesets documents as PDF in a low-priority process. 200 invoices take two seconds of CPU time, and the
 * typesetter never frees memory, so the process is replaced after twenty files (docs/internals/office.md). One file
 * at a time (`queues.papers`).
 */
export function typesetter({ timeoutMs = 30_000, compiler = typesetterModule, ...bounds }: Bounds = {}) {
  const set = workProcess<TypesetAnswer>({
    worker: typesetterWorker,
    args: [compiler],
    timeoutMs,
    max: 20,
    ...bounds,
  });
  return async (papers: Printed, onFailure: (why: string) => void): Promise<Typeset> => {
    const answer = await set(papers);
    if (answer && 'pdf' in answer) return { pdf: Buffer.from(answer.pdf) };
    onFailure(answer?.why ?? 'the process ended');
    return { failure: answer?.failure ?? 'failed' };
  };
}
