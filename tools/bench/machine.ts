import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import pg, { type ClientConfig } from 'pg';
import { startBare } from './bare-server.ts';
import type { Figure } from './figure.ts';
import { compare } from './throughput.ts';

const group = 'The machine';

/** Describes the machine and its current state. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const busy = loadavg()[0]?.toFixed(1);
  return `${cpus().length} cores (${cpu?.model.trim() || 'unknown'}), ${memory} GB, Node ${process.versions.node}, ${process.platform} ${process.arch}; load at the start ${busy}`;
}

/** Measures this machine without the shop, in the same run, so that figures of different machines can be compared. */
export async function baselines(connection: ClientConfig, seconds: number): Promise<Figure[]> {
  const database = await databaseTurns(connection);
  const hello = await startBare('page', {
    headers: { 'content-type': 'text/plain', 'content-length': '2' },
    body: Buffer.from('hi').toString('base64'),
  });
  try {
    const { rounds } = await compare(
      { url: hello.url },
      { url: hello.url },
      { connections: 16, seconds, rounds: 1 },
    );
    return [
      { group, name: 'SHA-256 of 64 kB, one core', value: hashes(), unit: 'a second' },
      { group, name: 'JSON of 10 kB written and read, one core', value: jsonTurns(), unit: 'a second' },
      { group, name: 'fsync of 8 kB', value: syncs(), unit: 'a second' },
      { group, name: '`select 1`, one connection', value: database, unit: 'a second' },
      {
        group,
        name: 'bare node:http, 2 bytes, 16 connections',
        value: rounds[0]?.ours ?? 0,
        unit: 'a second',
      },
    ];
  } finally {
    await hello.stop();
  }
}

function perSecond(work: () => void, milliseconds = 300): number {
  const start = performance.now();
  let times = 0;
  while (performance.now() - start < milliseconds) {
    work();
    times += 1;
  }
  return (times * 1000) / (performance.now() - start);
}

function hashes(): number {
  const bytes = Buffer.alloc(65_536, 'kado');
  return perSecond(() => void createHash('sha256').update(bytes).digest());
}

function jsonTurns(): number {
  const text = JSON.stringify(
    Array.from({ length: 120 }, (_, at) => ({
      id: at,
      name: `Gift ${at}`,
      price: at / 4,
      tags: ['mug', 'box'],
    })),
  );
  return perSecond(() => void JSON.stringify(JSON.parse(text)));
}

function syncs(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-fsync-'));
  const file = openSync(path.join(folder, 'file'), 'w');
  const bytes = Buffer.alloc(8192, 1);
  try {
    return perSecond(() => {
      writeSync(file, bytes);
      fsyncSync(file);
    });
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

async function databaseTurns(connection: ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  const start = performance.now();
  let times = 0;
  for (; performance.now() - start < 500; times++) await client.query({ name: 'one', text: 'select 1' });
  const rate = (times * 1000) / (performance.now() - start);
  await client.end();
  return rate;
}
