import { afterAll, vi } from 'vitest';

// Files of one worker share its globals and its clock: what one of them put in their place goes with it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
