import { describe, expect, test } from 'vitest';
import { serversIn, toServer, tryNextServer } from './servers.ts';

describe('the servers an address names', () => {
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
  ])('%s', (address, servers) => {
    expect(serversIn(address)).toEqual(servers);
  });
});

test('each connection goes to the server that was found last; one that fails is left for the next', () => {
  const connection = { connectionString: 'postgresql://shop@one,two,three/kado' };
  const next = () => toServer(connection);
  expect(next().connectionString).toBe('postgresql://shop@one/kado');
  const first = next();
  tryNextServer(connection, first);
  // Of several that failed together only one moves on.
  tryNextServer(connection, first);
  expect(next().connectionString).toBe('postgresql://shop@two/kado');
  tryNextServer(connection, next());
  tryNextServer(connection, next());
  expect(next().connectionString).toBe('postgresql://shop@one/kado');
});
