import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/**
 * `gone`: every connection breaks and new ones are refused. `hung`: connections stay open and transfer no
 * data.
 */
export type ProxyMode = 'pass' | 'gone' | 'hung';

export interface DatabaseProxy {
  /** Returns the URL of the same database and role through the proxy. */
  through(databaseUrl: string): string;
  become(mode: ProxyMode): void;
}

/**
 * Starts a proxy between a shop and PostgreSQL, for any database of the same server.
 * @param lateMs milliseconds by which every answer of the database comes later
 */
export async function databaseProxy(databaseUrl: string, lateMs = 0): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const where = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: target.hostname, port };
  const pairs = new Set<[Socket, Socket]>();
  let mode: ProxyMode = 'pass';

  const server = createServer((client) => {
    if (mode === 'gone') {
      client.destroy();
      return;
    }
    const upstream = connect(where);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as [Socket, Socket]]) {
      from.on('data', (chunk) => {
        if (lateMs === 0 || to === upstream) to.write(chunk);
        else setTimeout(() => to.destroyed || to.write(chunk), lateMs);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (mode === 'hung') for (const each of pair) each.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ownPort = (server.address() as AddressInfo).port;

  function become(next: ProxyMode): void {
    mode = next;
    for (const pair of pairs) {
      for (const each of pair) {
        if (mode === 'gone') each.destroy();
        else if (mode === 'hung') each.pause();
        else each.resume();
      }
    }
  }
  afterAll(async () => {
    become('gone');
    server.close();
    await once(server, 'close');
  });
  return {
    through(url) {
      const own = new URL(url);
      own.searchParams.delete('host');
      own.hostname = '127.0.0.1';
      own.port = String(ownPort);
      return own.href;
    },
    become,
  };
}
