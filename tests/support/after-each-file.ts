import { afterAll, vi } from 'vitest';

// Files of one worker share its globals and its clock: changes to them are undone with the file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
