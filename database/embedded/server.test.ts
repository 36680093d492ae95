import { expect, test } from 'vitest';
import { sharedBuffers } from './server.ts';

const gibibyte = 1024 ** 3;

test.each([
  [0.25, 128],
  [1, 256],
  [2, 512],
  [4, 1024],
  [64, 1024],
])('of %d GB PostgreSQL keeps %d MB for pages', (memory, megabytes) => {
  expect(sharedBuffers(memory * gibibyte)).toBe(megabytes);
});
