import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { slipProcess } from './slip-process.ts';

type Start = (worker: URL, args: readonly string[], options: ForkOptions) => ChildProcess;
const start = vi.fn<Start>((...given) => fork(...given));
beforeEach(() => void start.mockClear());
const latest = () => start.mock.results.at(-1)?.value as ChildProcess;
const slip = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const formatOf = async (picture: Buffer | null) => picture && (await sharp(picture).metadata()).format;

test('one process decodes all pictures in sequence, gets no shop settings, and ends when idle', async () => {
  const draw = slipProcess({ idle: 300, start });
  expect(await formatOf(await draw(slip))).toBe('jpeg');
  expect(await draw(Buffer.from('no picture'))).toBeNull();
  expect(await formatOf(await draw(slip))).toBe('jpeg');
  expect(start).toHaveBeenCalledOnce();
  expect(start.mock.calls[0]?.[2].env).toEqual({});
  await vi.waitFor(() => expect(latest().signalCode).toBe('SIGKILL'), 20_000);
  expect(await formatOf(await draw(slip))).toBe('jpeg');
  expect(start).toHaveBeenCalledTimes(2);
});

test.each([
  ['time', { timeoutMs: 1 }],
  ['memory', { memory: 1 }],
])(
  'a picture that exceeds the limit of %s is rejected, and the next one uses a new process',
  async (_, bound) => {
    const draw = slipProcess({ ...bound, start });
    expect(await draw(slip)).toBeNull();
    expect(await draw(slip)).toBeNull();
    expect(start).toHaveBeenCalledTimes(2);
  },
);
