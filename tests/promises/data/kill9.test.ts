import { beforeAll, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { atLeast, says, sized } from '../gate.ts';
import {
  expectStored,
  expectSettled,
  expectBalance,
  killableShop,
  expectNothingUntold,
} from './killable-shop.ts';
import { until } from '../money/mortal-shop.ts';
import type { Acknowledged } from './surviving-buyers.ts';

const serverKills = sized(4, 50, 250);
const databaseKills = sized(2, 5, 100);
/** Many, so that some are not waiting for what an earlier kill has cut off. */
const buyers = sized(10, 30);

const killed = await killableShop(buyers);
const { buying } = killed;
let db: Database;
let acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  acknowledged = await killed.killing(async (all) => {
    const everySo = Math.max(1, Math.floor(serverKills / databaseKills));
    for (let kill = 1; kill <= serverKills; kill += 1) {
      await killWhenBusy(all, killServer);
      if (kill % everySo === 0 && kill / everySo <= databaseKills)
        await killWhenBusy(all, killed.killDatabase);
    }
    for (let kill = serverKills; kill < databaseKills; kill += 1)
      await killWhenBusy(all, killed.killDatabase);
  });
  db = await killed.open();
}, 3_000_000);

/** In the middle of orders: some were answered since the last kill, and others are under way. */
async function killWhenBusy(all: Promise<unknown>, kill: () => Promise<void>): Promise<void> {
  const { told } = buying;
  // No more: by each kill most of the buyers lose the answer about their money, and wait half a minute for it.
  const wanted = told.answered + 3;
  await Promise.race([
    until(() => told.answered >= wanted && told.inFlight >= 3, 'orders come through'),
    all,
  ]);
  await killed.measured(kill);
}

async function killServer(): Promise<void> {
  process.kill(killed.shop().pid, 'SIGKILL');
  await killed.restart();
}

test('what was under way at the kills is settled', async () => {
  says(`${serverKills} kills of the server, ${databaseKills} of the database`);
  atLeast('requests that broke off', buying.told.brokenOff, serverKills);
  await expectSettled(db, killed);
  killed.readyAtTheMedian();
});

test('every acknowledged order is stored once, as it was answered', () =>
  expectStored(db, killed, acknowledged));

test('nobody who was not told has an order on delivery', () => expectNothingUntold(db, killed, acknowledged));

test('charges and paid orders are the same to the cent, no stock is lost, every order is whole', () =>
  expectBalance(db, killed, serverKills));
