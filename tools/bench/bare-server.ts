import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Server } from 'node:http';

/** A server that does the bare minimum, in its own process like the shop. */
export interface BareServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts `bare-<name>.ts` with a plan on its standard input and waits until it listens. */
export async function startBare(name: 'page' | 'product' | 'order', plan: unknown): Promise<BareServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `bare-${name}.ts`)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(JSON.stringify(plan));
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)]);
  if (!said) throw new Error(`the bare server for ${name} did not start`);
  return {
    url: String(said[0]).trim(),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Reads the complete plan, in the bare server. */
export async function readPlan<Plan>(): Promise<Plan> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Plan;
}

/** Listens as the shop does and prints its URL, in the bare server. */
export function open(server: Server): void {
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
