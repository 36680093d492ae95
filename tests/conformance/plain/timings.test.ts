import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '../../support/fake-storage.ts';

const assign = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  assign.mockReset();
  fakeTab(new FakeStorage({ Token: 't', user: '{"UserID":5}' }));
  vi.stubGlobal('location', { assign });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const never = () => new Promise<never>(() => undefined);

/** Starts an action. The returned function returns whether the awaited effect has occurred. */
type Begin = () => Promise<() => boolean>;

/**
 * Specification §9, "Thresholds and timings": effects that occur after this many milliseconds, and not
 * earlier.
 */
const timings: Readonly<Record<string, [milliseconds: number, begin: Begin]>> = {
  'a message closes': [
    5000,
    async () => {
      const { showToast, toastsShown } = await import('#web/toasts.ts');
      showToast('info', 'read me');
      return () => toastsShown().length === 0;
    },
  ],
  'stored state that does not load is skipped': [
    5000,
    async () => {
      const { rehydrateState } = await import('#storefront/state/persist.ts');
      const { useReadiness } = await import('#storefront/state/shop-state.ts');
      rehydrateState(never);
      return () => useReadiness.getState().ready;
    },
  ],
  'a success opens the next page': [
    1000,
    async () => {
      const { toastAndNavigate } = await import('#web/toast-then-navigate.ts');
      toastAndNavigate({ code: 'orderPlaced' }, '/en/');
      return () => assign.mock.calls.flat().includes('/en/');
    },
  ],
  'a logout without a response takes effect': [
    2000,
    async () => {
      const { logOut } = await import('#storefront/state/user.ts');
      void logOut(never);
      return () => localStorage.getItem('Token') === '';
    },
  ],
};

describe('delays of the specification end on time, and not before', () => {
  it.each(Object.entries(timings))('a delay waits as specified: %s', async (_what, [milliseconds, begin]) => {
    const happened = await begin();
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(happened()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(happened()).toBe(true);
  });
});

it('a success message continues only when no pointer is pressed, because the press would be lost', async () => {
  const { toastAndNavigate } = await import('#web/toast-then-navigate.ts');
  toastAndNavigate({ code: 'orderPlaced' }, '/en/');
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(assign.mock.calls.flat()).toEqual([]);
  window.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(300);
  expect(assign.mock.calls.flat()).toEqual(['/en/']);
});
