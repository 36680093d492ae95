import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top.ts';

let page: EventTarget & { scrollY: number; scrolls: number[] };

/** Returns a page that is scrolled down by `height` pixels. */
function scrolled(height: number, still = false) {
  const window = Object.assign(new EventTarget(), {
    scrollY: height,
    scrolls: [] as number[],
    scrollTo({ top }: { top: number }) {
      window.scrollY = top;
      window.scrolls.push(top);
    },
    matchMedia: () => ({ matches: still }),
  });
  vi.stubGlobal('window', window);
  page = window;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page scrolls up in steps of 100 px, one every 10.5 ms, and ends at the top', () => {
  scrolled(350);
  const onTop = vi.fn<() => void>();
  const every = vi.spyOn(globalThis, 'setInterval');
  scrollToTop(onTop);
  expect(every.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([10.5]);
  expect(page.scrolls).toEqual([]);
  vi.advanceTimersByTime(22);
  expect(page.scrolls).toEqual([250, 150]);
  expect(onTop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(page.scrolls).toEqual([250, 150, 50, 0]);
  expect(onTop).toHaveBeenCalledOnce();
});

test('the page jumps to the top for users who prefer reduced motion', () => {
  scrolled(5000, true);
  const onTop = vi.fn<() => void>();
  scrollToTop(onTop);
  expect(page.scrolls).toEqual([0]);
  expect(onTop).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'the page stops scrolling when the visitor takes over (%s)',
  (hand) => {
    scrolled(5000);
    scrollToTop(() => undefined);
    vi.advanceTimersByTime(22);
    page.dispatchEvent(new Event(hand));
    vi.advanceTimersByTime(1000);
    expect(page.scrolls).toEqual([4900, 4800]);
  },
);
