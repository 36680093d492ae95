import { create } from 'zustand';
import { delays } from '#contract/constants.ts';

/** The number of tasks for which the overlay is shown. */
const useShownFor = create<{ count: number }>(() => ({ count: 0 }));

export const useLoading = (): boolean => useShownFor(({ count }) => count > 0);
/** Calls a function when the overlay appears or disappears. */
export const onLoading = useShownFor.subscribe;
export const isLoading = (): boolean => useShownFor.getState().count > 0;

/**
 * Shows the overlay during work, but only if the work takes longer than 150 ms. It disappears with the last
 * task (the specification allows 2,000 ms). Returns, or throws, the result of the work.
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
