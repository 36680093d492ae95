import { fork } from 'node:child_process';
import { expect, test } from 'vitest';
import { workProcess } from './work-process.ts';

/** Answers with what it was given, after so many milliseconds; 'end': it ends over it. */
const echo = `process.on('message', ({ say, after }) =>
  say === 'end' ? process.exit(1) : setTimeout(() => process.send(say), after));`;
const echoing = () =>
  workProcess<string>({
    worker: new URL(import.meta.url),
    patience: 20_000,
    start: (_worker, _args, { execArgv: _none, ...options }) =>
      fork('-', [], { ...options, execArgv: ['--eval', echo] }),
  });

test('works that come at once have each its own answer', async () => {
  const ask = echoing();
  expect(
    await Promise.all([
      ask({ say: 'slow', after: 60 }),
      ask({ say: 'quick', after: 0 }),
      ask({ say: 'last', after: 20 }),
    ]),
  ).toEqual(['slow', 'quick', 'last']);
});

test('who waits behind a work that ended the process gets an answer from the next process', async () => {
  const ask = echoing();
  expect(await Promise.all([ask({ say: 'end' }), ask({ say: 'mine', after: 0 })])).toEqual([null, 'mine']);
});
