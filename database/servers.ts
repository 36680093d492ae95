import type { ClientConfig } from 'pg';

/** Where the database is and who asks it: an address in `connectionString`, or its parts. */
export type Connection = ClientConfig;

/** Which of an address's servers was found last, by the address. */
const found = new Map<string, number>();

/**
 * Every server an address names, each as an address of its own: several stand there as libpq writes them, separated by
 * commas (`postgresql://shop@one:5432,two:5432/kado`, `…/kado?host=/one,/two`). Which of them takes writes is found out, so
 * `target_session_attrs` is left out.
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

/** The same connection, to the server that is tried now when its address names several. */
export function toServer<Options extends Connection>(connection: Options): Options {
  const { connectionString } = connection;
  if (connectionString === undefined) return connection;
  const servers = serversIn(connectionString);
  const at = (found.get(connectionString) ?? 0) % servers.length;
  return { ...connection, connectionString: servers[at] };
}

/** It was not there, or takes no writes: the next one is tried. `tried` is what `toServer` gave. */
export function tryNextServer({ connectionString }: Connection, tried: Connection): void {
  if (connectionString === undefined) return;
  const servers = serversIn(connectionString);
  const at = servers.indexOf(tried.connectionString ?? '');
  // Somebody else may have moved on already.
  if (at === (found.get(connectionString) ?? 0)) found.set(connectionString, (at + 1) % servers.length);
}

/** How many servers the address of a connection names. */
export const countServers = ({ connectionString }: Connection): number =>
  connectionString === undefined ? 1 : serversIn(connectionString).length;
