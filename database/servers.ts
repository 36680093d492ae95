import type { ClientConfig } from 'pg';

/** The URL and user of the database: a `connectionString`, or its parts. */
export type Connection = ClientConfig;

/** The index of the last reachable server, by URL. */
const found = new Map<string, number>();

/**
 * Returns the URL of every server in a URL. Several are written as in libpq, separated by commas
 * (`postgresql://shop@one:5432,two:5432/kado`, `…/kado?host=/one,/two`). `target_session_attrs` is dropped,
 * because we detect the server that accepts writes.
 */
export function serversIn(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/iu.exec(address) ?? [];
  if (start === '') return [address];
  const [path = '', query = ''] = rest.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('target_session_attrs');
  const folders = parameters.get('host')?.split(',') ?? [null];
  if (!hosts.includes(',') && folders.length === 1 && !query.includes('target_session_attrs='))
    return [address];
  return hosts.split(',').flatMap((host) =>
    folders.map((folder) => {
      if (folder !== null) parameters.set('host', folder);
      return `${start}${host}${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
    }),
  );
}

/** Returns the connection to the current server, if its URL names several. */
export function toServer<Options extends Connection>(connection: Options): Options {
  const { connectionString } = connection;
  if (connectionString === undefined) return connection;
  const servers = serversIn(connectionString);
  const at = (found.get(connectionString) ?? 0) % servers.length;
  return { ...connection, connectionString: servers[at] };
}

/** Advances to the next server after one was unreachable or refused writes. `tried` is the result of `toServer`. */
export function tryNextServer({ connectionString }: Connection, tried: Connection): void {
  if (connectionString === undefined) return;
  const servers = serversIn(connectionString);
  const at = servers.indexOf(tried.connectionString ?? '');
  // Another connection may have advanced already.
  if (at === (found.get(connectionString) ?? 0)) found.set(connectionString, (at + 1) % servers.length);
}

/** Counts the servers in a connection's URL. */
export const countServers = ({ connectionString }: Connection): number =>
  connectionString === undefined ? 1 : serversIn(connectionString).length;
