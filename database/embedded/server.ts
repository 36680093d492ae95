import { spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import type { Binaries } from './binaries.ts';
import { type Postmaster, readPostmaster } from './postmaster-file.ts';
import { clusterName, isAlive, processesOf } from './processes.ts';
import type { RunAs } from './run-as.ts';

export interface ServerFiles {
  cluster: string;
  logFile: string;
  socketFolder: string;
  /** Shared buffers in MB. */
  shared: number;
  connections: number;
}

const logLimit = 5_000_000;
/** The timeout in ms. Crash recovery replays up to max_wal_size of the log before the server is ready. */
const startTimeoutMs = 120_000;

const mebibyte = 1024 * 1024;

/**
 * Returns a quarter of the machine's memory in MB, as PostgreSQL's manual recommends. A shop needs at most 1
 * GB.
 */
export const sharedBuffers = (memory: number): number =>
  Math.max(128, Math.min(1024, Math.floor(memory / 4 / mebibyte)));

/** Returns the bytes that this process may use. A container has fewer than its machine. */
export const memoryHere = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

const settings = (files: ServerFiles): string[] =>
  Object.entries({
    listen_addresses: '',
    unix_socket_directories: files.socketFolder,
    unix_socket_permissions: '0700',
    cluster_name: clusterName(files.cluster),
    max_connections: String(files.connections),
    shared_buffers: `${files.shared}MB`,
    max_wal_size: '512MB',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements and error details repeat what customers typed.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // Explicit defaults: an acknowledged order is on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Starts the server and waits until it accepts connections. */
export async function startServer(files: ServerFiles, binaries: Binaries, runAs: RunAs): Promise<Postmaster> {
  const log = openLog(files.logFile, runAs);
  const [command = '', ...args] = [
    ...runAs.prefix,
    binaries.postgres,
    '-D',
    files.cluster,
    ...settings(files),
  ];
  // The server gets its own process group: Ctrl-C must reach the shop, which still has requests to finish,
  // but not the database.
  const child = spawn(command, args, {
    env: binaries.env,
    ...runAs.user,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failed: Error | undefined;
  child
    .once('error', (error) => (failed = error))
    .once('exit', (code) => (failed ??= new Error(`exit code ${code}`)));
  child.unref();
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(10)) {
    if (failed)
      throw new OperatorError(
        `the embedded PostgreSQL didn’t start (${failed.message}): ${lastLines(files.logFile)}`,
      );
    const found = readPostmaster(files.cluster);
    if (found?.ready && found.pid === child.pid) return found;
  }
  throw new OperatorError(
    `the embedded PostgreSQL isn’t ready after ${startTimeoutMs / 1000} s; see ${files.logFile}.`,
  );
}

/**
 * Stops the server: first with a fast but clean shutdown, then by force. Returns when all of its processes
 * have exited.
 */
export async function stopServer(pid: number, cluster: string): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown. SIGTERM would wait for every client to disconnect.
  for (const [signal, timeoutMs] of [
    ['SIGINT', 4000],
    ['SIGQUIT', 1500],
    ['SIGKILL', 1000],
  ] as const) {
    send(pid, signal);
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(10)) {
      if (!isAlive(pid) && processesOf(cluster).length === 0) return;
    }
  }
}

/** Signals the server to stop without waiting, for a process that is about to exit. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

function openLog(file: string, runAs: RunAs): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a', 0o600);
  if (runAs.user) chownSync(file, runAs.user.uid, runAs.user.gid);
  return log;
}

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' | ');
