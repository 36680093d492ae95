import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once as event } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runningShop } from '../../support/running-shop.ts';
import { atLeast, atMost, expectAll, says, sized } from '../gate.ts';
import { throughput } from './loops.ts';
import { browsing } from './requests.ts';

const shop = await runningShop({ LIMIT_BROWSE: '1000000' });
const { url, port } = shop;

const many = 500;
const seconds = sized(2, 4);
const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1024;
const once = () => throughput({ url, clients: 8, seconds, requests: browsing });
/** Takes the better of two runs, so that other load on the machine doesn't count. */
const measure = async () => Math.max(await once(), await once());

const head = 'POST /api/v1/dynamic/dataoperation/get-all-products HTTP/1.1\r\nHost: shop\r\n';
const starts = {
  body: `${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`,
  headers: head,
};

interface SlowClient {
  socket: Socket;
  /** The seconds until the shop closed the connection. */
  ended: Promise<number>;
}

/** Starts a client that sends its request at one byte per second. */
async function slowClient(start: string, piece: string): Promise<SlowClient> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await event(socket, 'connect');
  const since = performance.now();
  socket.write(start);
  socket.resume();
  const dripping = setInterval(() => socket.write(piece), 1000);
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      resolve((performance.now() - since) / 1000);
    });
  });
  return { socket, ended };
}

test.each([
  { what: 'bodies', start: starts.body, piece: ' ' },
  { what: 'headers', start: starts.headers, piece: 'X-Slow: 1\r\n' },
])('500 slow $what are cut off, and others served as before', async ({ what, start, piece }) => {
  await measure();
  const before = await measure();
  const memory = megabytes();
  const slow: SlowClient[] = [];
  for (let at = 0; at < many; at += 1) slow.push(await slowClient(start, piece));
  const open = slow.filter(({ socket }) => !socket.destroyed).length;
  const during = await measure();
  atMost(`memory more with ${what}`, megabytes() - memory, 100, ' MB');
  const ends = await Promise.all(slow.map(({ ended }) => Promise.race([ended, sleep(30_000, Infinity)])));
  const after = await measure();
  says(
    `${open} slow ${what} open; answers a second: ${Math.round(before)} before, ${Math.round(during)} during, ${Math.round(after)} after`,
  );
  expect(open).toBe(many);
  atLeast('speed of other requests', during / ((before + after) / 2), 0.8);
  expectAll('cut off within 20 s', ends.filter((end) => end <= 20).length, many);
});

test('the log contains no error', () => {
  expect(shop.faults().slice(0, 3)).toEqual([]);
});
