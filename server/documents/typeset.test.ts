import { type ChildProcess, fork } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import type { StartProcess } from '../process/work-process.ts';
import { asDocuments } from './documents.ts';
import { typesetter } from './typeset.ts';

const start = vi.fn<StartProcess>((...given): ChildProcess => fork(...given));
const papers = asDocuments('invoice', []);

test('a system without the typesetter reports it every time', async () => {
  const why = vi.fn<(why: string) => void>();
  const typeset = typesetter({ compiler: 'no-such-typesetter', start });
  expect(await typeset(papers, why)).toEqual({ failure: 'missing' });
  expect(await typeset(papers, why)).toEqual({ failure: 'missing' });
  expect(why).toHaveBeenCalledTimes(2);
});

test('a document that exceeds the time limit fails, and the next one uses a new process', async () => {
  start.mockClear();
  const typeset = typesetter({ timeoutMs: 1, start });
  expect(await typeset(papers, () => undefined)).toEqual({ failure: 'failed' });
  expect(await typeset(papers, () => undefined)).toEqual({ failure: 'failed' });
  expect(start).toHaveBeenCalledTimes(2);
});
