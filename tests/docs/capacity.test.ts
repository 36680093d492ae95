import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  caches,
  connections,
  connectionsOfAProcess,
  databaseTimeouts,
  jobs,
  mailTimeouts,
  officeTimeouts,
  queues,
  replicaConnections,
  replicaTimeouts,
  requests,
} from '#shop/capacity/capacity.ts';
import type { WorkQueueOptions } from '#shop/work-queue/work-queue.ts';
import { shippedFiles, textOf } from '../architecture/sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/capacity.md'), 'utf8');
const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
const count = (number: number) => number.toLocaleString('en');

const ofQueue = ([name, { size, what }]: [string, { size: WorkQueueOptions; what: string }]) => {
  const { atOnce, mayWait, timeoutMs } = size;
  const waiting = mayWait === Infinity ? 'no limit' : count(mayWait);
  const wait = timeoutMs === undefined ? 'no limit' : seconds(timeoutMs);
  return `${name} | ${what} | ${atOnce} | ${waiting} | ${wait}`;
};
const ofCache = ({ what, max, unit }: (typeof caches)[keyof typeof caches]) =>
  `${what} | ${unit === 'MiB' ? max / 1024 / 1024 : count(max)} ${unit}`;

const rows = [
  ...Object.entries(queues).map(ofQueue),
  ...Object.values(connections).map(({ what, size }) => `${what} | ${size}`),
  `total per process | ${connectionsOfAProcess}`,
  `${replicaConnections.what} | ${replicaConnections.size}`,
  ...Object.values(caches).map(ofCache),
  `a connection to the database | ${seconds(databaseTimeouts.connectionWait)}`,
  `a connection to the database, for emails | ${seconds(mailTimeouts.connectionWait)}`,
  `a connection to a replica | ${seconds(replicaTimeouts.connectionWait)}`,
  `a statement | ${seconds(databaseTimeouts.statementTimeout)}`,
  `a statement of the office | ${seconds(officeTimeouts.statementTimeout)}`,
  `a complete request, or the client taking the response | ${seconds(requests.timeoutMs)}`,
  `a response | ${seconds(requests.longestCall)}`,
  `the next request on a connection | ${seconds(requests.keepAlive)}`,
  `emails sent at a time | ${jobs.mails}`,
  `payments polled at a time | ${jobs.payments}`,
  `overdue orders expired at a time | ${jobs.overdueOrders}`,
  `products published at a time | ${jobs.datedProducts}`,
];

test.each(rows)('docs/capacity.md matches the program: %s', (row) => {
  expect(page).toContain(row);
});

test('docs/capacity.md makes no other claims', () => {
  const said = page.split('\n').filter((line) => line.includes(' | ') && /\d/u.test(line));
  expect(said.filter((line) => !rows.includes(line))).toEqual([]);
});

test('the sizes of all queues are defined in one file', () => {
  const others = shippedFiles().filter(
    (file) => /^(?:server|shop)\//u.test(file) && !file.startsWith('shop/capacity/'),
  );
  expect(others.filter((file) => /[^n] workQueue\(\{|atOnce: \d/u.test(textOf(file)))).toEqual([]);
});
