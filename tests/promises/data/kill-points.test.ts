import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { atLeast, says, sized } from '../gate.ts';
import { killPoints } from './kill-points.ts';
import {
  expectStored,
  expectSettled,
  expectBalance,
  killableShop,
  expectNothingUntold,
} from './killable-shop.ts';
import { until } from '../money/mortal-shop.ts';
import type { Acknowledged } from './surviving-buyers.ts';

/** Kills at each point by each method of payment. */
const times = sized(1, 3, 25);
const buyers = sized(12, 30);

const armed = mkdtempSync(path.join(tmpdir(), 'kado-kill-points-'));
afterAll(() => rmSync(armed, { recursive: true, force: true }));
const loader = path.resolve(import.meta.dirname, 'kill-points-loader.ts');
const killed = await killableShop(buyers, { NODE_OPTIONS: `--import=${loader}`, KILL_POINTS: armed });
const aims = killPoints.flatMap(({ name, methods }) => methods.map((method) => ({ name, method })));
let db: Database;
let acknowledged: Acknowledged[] = [];
let kills = 0;

beforeAll(async () => {
  acknowledged = await killed.killing(async (all) => {
    for (let round = 0; round < times; round += 1) {
      for (const { name, method } of aims) {
        await Promise.race([dies(`${name} ${method}`), all]);
        kills += 1;
      }
    }
  });
  db = await killed.open();
}, 6_000_000);

/** The shop kills itself as soon as it comes to the point; then it is started again. */
async function dies(aim: string): Promise<void> {
  const { pid } = killed.shop();
  writeFileSync(path.join(armed, aim), '');
  await until(() => !isAlive(pid), `dead at "${aim}"`);
  await killed.measured(() => killed.restart());
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the shop died at every point by every method, in the middle of orders, and all is settled', async () => {
  says(`${killPoints.length} points, ${aims.length} with their methods, ${times} times each: ${kills} kills`);
  expect(kills).toBe(aims.length * times);
  atLeast('requests that broke off', killed.buying.told.brokenOff, kills);
  await expectSettled(db, killed);
  killed.readyAtTheMedian();
});

test('every acknowledged order is stored once, as it was answered', () =>
  expectStored(db, killed, acknowledged));

test('nobody who was not told has an order on delivery', () => expectNothingUntold(db, killed, acknowledged));

test('charges and paid orders are the same to the cent, no stock is lost, every order is whole', () =>
  expectBalance(db, killed, 0));
