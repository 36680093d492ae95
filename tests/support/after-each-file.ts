import { afterAll, vi } from 'vitest';

// The files of one worker share its globals and its clock, so changes to them are undone after each file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
