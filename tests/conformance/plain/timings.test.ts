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
const lasting = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Begins something; the answer tells whether what is waited for has happened. */
type Begin = () => Promise<() => boolean>;

/** Specification §9, "Thresholds and timings": what happens so many milliseconds later, and not before. */
const timings: Readonly<Record<string, [milliseconds: number, begin: Begin]>> = {
  'a message closes': [
    5000,
    async () => {
      const { showToast, toastsShown } = await import('#web/toasts.ts');
      showToast('info', 'read me');
      return () => toastsShown().length === 0;
    },
  ],
  'stored state that does not come is given up': [
    5000,
    async () => {
      const { rehydrateState } = await import('#storefront/state/persist.ts');
      const { useReadiness } = await import('#storefront/state/shop-state.ts');
      rehydrateState(never);
      return () => useReadiness.getState().ready;
    },
  ],
  'a success leads on': [
    1000,
    async () => {
      const { sayAndGo } = await import('#web/say-and-go.ts');
      sayAndGo({ code: 'orderPlaced' }, '/en/');
      return () => assign.mock.calls.flat().includes('/en/');
    },
  ],
  'a logout that is not answered counts all the same': [
    2000,
    async () => {
      const { logOut } = await import('#storefront/state/user.ts');
      void logOut(never);
      return () => localStorage.getItem('Token') === '';
    },
  ],
  'the loading overlay appears over work that lasts': [
    150,
    async () => {
      const { isLoading, withLoading } = await import('#web/loading.ts');
      void withLoading(lasting(10_000));
      return isLoading;
    },
  ],
};

describe('what the specification puts off happens then, and not before', () => {
  it.each(Object.entries(timings))('%s', async (_what, [milliseconds, begin]) => {
    const happened = await begin();
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(happened()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(happened()).toBe(true);
  });

  it('the loading overlay is gone 2,000 ms after the work at the latest', async () => {
    const { isLoading, withLoading } = await import('#web/loading.ts');
    void withLoading(lasting(500));
    await vi.advanceTimersByTimeAsync(499);
    expect(isLoading()).toBe(true);
    await vi.advanceTimersByTimeAsync(1 + 2000);
    expect(isLoading()).toBe(false);
  });

  it('the way up is gone in steps of 100 px, one every 10.5 ms', async () => {
    const heights: number[] = [];
    Object.assign(window, {
      scrollY: 250,
      scrollTo: ({ top }: { top: number }) => {
        Object.assign(window, { scrollY: top });
        heights.push(top);
      },
      matchMedia: () => ({ matches: false }),
    });
    const every = vi.spyOn(globalThis, 'setInterval');
    const { scrollToTop } = await import('#storefront/chrome/scroll-to-top.ts');
    scrollToTop(() => undefined);
    expect(every.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([10.5]);
    await vi.advanceTimersByTimeAsync(100);
    expect(heights).toEqual([150, 50, 0]);
  });
});
