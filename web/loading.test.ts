import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const modules = () => import('./loading.ts');
const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));
const failAfter = (ms: number) =>
  new Promise<string>((_, reject) => setTimeout(() => reject(new Error('failed')), ms));

it('the loading overlay is not shown for work of up to 150 ms', async () => {
  const { withLoading, isLoading } = await modules();
  const work = withLoading(after(149));
  await vi.advanceTimersByTimeAsync(149);
  expect(isLoading()).toBe(false);
  await expect(work).resolves.toBe('done');
  await vi.advanceTimersByTimeAsync(5000);
  expect(isLoading()).toBe(false);
});

it('the loading overlay appears after 150 ms and disappears within 2,000 ms of the end', async () => {
  const { withLoading, isLoading } = await modules();
  void withLoading(after(400));
  await vi.advanceTimersByTimeAsync(149);
  expect(isLoading()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(249);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(1 + 2000);
  expect(isLoading()).toBe(false);
});

it('the loading overlay disappears after work that fails, and the error is passed on', async () => {
  const { withLoading, isLoading } = await modules();
  const outcome = withLoading(failAfter(400)).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(200);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(2200);
  await expect(outcome).resolves.toBe('failed');
  expect(isLoading()).toBe(false);
});

it('the loading overlay stays until the last of several tasks has ended', async () => {
  const { withLoading, isLoading } = await modules();
  void withLoading(after(300));
  void withLoading(after(5000));
  await vi.advanceTimersByTimeAsync(4999);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(2001);
  expect(isLoading()).toBe(false);
});
