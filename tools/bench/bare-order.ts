import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import { prepareSession } from '#database/checks.ts';
import { byKey } from '#database/connect.ts';
import { open, readPlan } from './bare-server.ts';
import type { Statement } from './statements.ts';

/** What an order's transaction does, and for whom. */
export interface OrderPlan {
  connection: ClientConfig;
  poolSize: number;
  /** In their order, as the shop ran them for `customerId` under `key`; without its begin and commit. */
  statements: Statement[];
  customerId: number;
  key: string;
  customerIds: number[];
}

// The shop's own statements in a transaction, every time for the next customer under a new key: no session, no rules, no
// queue, no call around it. Planned and durable as the shop's: the commit waits for the disk.
const plan = await readPlan<OrderPlan>();
const pool = new pg.Pool({
  ...plan.connection,
  max: plan.poolSize,
  // The typings do not know that the pool waits for it.
  onConnect: (client): void => prepareSession(client, byKey) as unknown as undefined,
});
let turn = 0;

open(
  createServer((request, response) => {
    request.resume().on('end', () => {
      place().then(
        (row) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }),
);

async function place(): Promise<unknown> {
  const customerId = plan.customerIds[turn++ % plan.customerIds.length];
  const key = randomUUID();
  const instead = (value: unknown) =>
    value === plan.customerId ? customerId : value === plan.key ? key : value;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const rows = await runAll(client, instead);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function runAll(client: PoolClient, instead: (value: unknown) => unknown): Promise<unknown> {
  let last: unknown;
  for (const { name, text, values } of plan.statements) {
    last = (await client.query({ name, text, values: values.map((value) => instead(value)) })).rows;
  }
  return last;
}
