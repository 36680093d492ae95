import { describe, expect, test } from 'vitest';
import { serversIn, toServer, tryNextServer } from './servers.ts';

describe('servers in a database URL', () => {
  test.each([
    ['postgresql://shop:p%40ss@one/kado', ['postgresql://shop:p%40ss@one/kado']],
    [
      'postgresql://shop:pw@one:5432,two:5433/kado?sslmode=require&target_session_attrs=read-write',
      [
        'postgresql://shop:pw@one:5432/kado?sslmode=require',
        'postgresql://shop:pw@two:5433/kado?sslmode=require',
      ],
    ],
    [
      'postgresql://shop@localhost/kado?host=/one,/two',
      ['postgresql://shop@localhost/kado?host=%2Fone', 'postgresql://shop@localhost/kado?host=%2Ftwo'],
    ],
    ['postgresql:///kado', ['postgresql:///kado']],
  ])('the servers of %s are all listed', (address, servers) => {
    expect(serversIn(address)).toEqual(servers);
  });
});

test('connections go to the last reachable server; a failed server is skipped for the next one', () => {
  const connection = { connectionString: 'postgresql://shop@one,two,three/kado' };
  const next = () => toServer(connection);
  expect(next().connectionString).toBe('postgresql://shop@one/kado');
  const first = next();
  tryNextServer(connection, first);
  // When several connections fail together, only the first one advances to the next server.
  tryNextServer(connection, first);
  expect(next().connectionString).toBe('postgresql://shop@two/kado');
  tryNextServer(connection, next());
  tryNextServer(connection, next());
  expect(next().connectionString).toBe('postgresql://shop@one/kado');
});
