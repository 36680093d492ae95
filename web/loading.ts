import { create } from 'zustand';
import { delays } from '#contract/constants.ts';

/** How many pieces of work the overlay is shown for. */
const useShownFor = create<{ count: number }>(() => ({ count: 0 }));

/** Whether the overlay is shown. */
export const useLoading = (): boolean => useShownFor(({ count }) => count > 0);
/** Calls back when the overlay comes or goes. */
export const onLoading = useShownFor.subscribe;
export const isLoading = (): boolean => useShownFor.getState().count > 0;

/**
 * The overlay while something is at work, but only when it takes longer than 150 ms; it goes with the last piece of work
 * (the specification allows 2,000 ms). Answers, or throws, what the work does.
 */
export async function withLoading<Result>(work: Promise<Result>): Promise<Result> {
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    showFor(1);
  }, delays.overlayAfter);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (shown) showFor(-1);
  }
}

const showFor = (more: 1 | -1): void => useShownFor.setState(({ count }) => ({ count: count + more }));
