import { expect, test } from 'vitest';
import { sharedBuffers } from './server.ts';

const gibibyte = 1024 ** 3;

test.each([
  [0.25, 128],
  [1, 256],
  [2, 512],
  [4, 1024],
  [64, 1024],
])('with %d GB of memory PostgreSQL gets %d MB of shared buffers', (memory, megabytes) => {
  expect(sharedBuffers(memory * gibibyte)).toBe(megabytes);
});
