import { fork } from 'node:child_process';
import { expect, test } from 'vitest';
import { workProcess } from './work-process.ts';

/** Returns its input after a delay in milliseconds; 'end' makes it exit. */
const echo = `process.on('message', ({ say, after }) =>
  say === 'end' ? process.exit(1) : setTimeout(() => process.send(say), after));`;
const echoing = () =>
  workProcess<string>({
    worker: new URL(import.meta.url),
    timeoutMs: 20_000,
    start: (_worker, _args, { execArgv: _none, ...options }) =>
      fork('-', [], { ...options, execArgv: ['--eval', echo] }),
  });

test('simultaneous jobs each get their own result', async () => {
  const request = echoing();
  expect(
    await Promise.all([
      request({ say: 'slow', after: 60 }),
      request({ say: 'quick', after: 0 }),
      request({ say: 'last', after: 20 }),
    ]),
  ).toEqual(['slow', 'quick', 'last']);
});

test('jobs queued behind one that crashed the process are completed by the next process', async () => {
  const request = echoing();
  expect(await Promise.all([request({ say: 'end' }), request({ say: 'mine', after: 0 })])).toEqual([
    null,
    'mine',
  ]);
});
