import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { message, messagesOf, readStartup, startup, text } from './postgres-messages.ts';

interface Habits {
  /**
   * How connections are shared. `transaction`: after each transaction, the server connection goes to the next
   * client that needs one.
   */
  mode: 'session' | 'transaction';
  /** How the pooler handles an unknown setting in a client's startup message. */
  unknownSettings: 'refuse' | 'ignore';
}

/** The settings in a client's startup message that PgBouncer knows by default. */
const known = new Set(['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']);

/**
 * Starts a stand-in for PgBouncer with the behavior that matters to clients. Returns the URL of the same
 * database and role through it. Each client logs in on its own server connection; in transaction mode,
 * clients share these from then on.
 */
export async function pooler(databaseUrl: string, { mode, unknownSettings }: Habits): Promise<string> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const where = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: target.hostname, port };
  const sockets = new Set<Socket>();
  /** Free connections to the server, the last used first, in the order in which PgBouncer takes them. */
  const free: Socket[] = [];
  /** The client that each server connection currently serves. */
  const clientOf = new Map<Socket, Socket>();

  function open(client: Socket, first: Buffer): void {
    const settings = readStartup(first);
    const [unknown] = settings.find(([name]) => !known.has(name.toLowerCase())) ?? [];
    if (unknown !== undefined && unknownSettings === 'refuse') {
      const output = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0`;
      client.end(message('E', text(output)));
      return;
    }
    const server = connect(where);
    watch(server);
    clientOf.set(server, client);
    server.write(startup(settings.filter(([name]) => known.has(name.toLowerCase()))));
    let mine: Socket | undefined = server;
    const isDone = messagesOf((type, body) => {
      if (type !== 'Z' || body.toString() !== 'I' || mode === 'session') return;
      const served = clientOf.get(server);
      clientOf.delete(server);
      free.unshift(server);
      served?.emit('given back');
    });
    server.on('data', (chunk: Buffer) => {
      clientOf.get(server)?.write(chunk);
      isDone(chunk);
    });
    client.on('given back', () => (mine = undefined));
    client.on('data', (chunk: Buffer) => {
      // A client that disconnects doesn't close a server connection.
      if (mode === 'transaction' && chunk[0] === 'X'.charCodeAt(0)) return;
      mine ??= free.shift();
      if (mine) {
        clientOf.set(mine, client);
        mine.write(chunk);
      } else client.destroy();
    });
    if (mode === 'session') client.on('close', () => server.destroy());
  }

  function watch(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  }
  const server = createServer((client) => {
    watch(client);
    client.once('data', (first) => open(client, first));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const own = new URL(databaseUrl);
  own.searchParams.delete('host');
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return own.href;
}
