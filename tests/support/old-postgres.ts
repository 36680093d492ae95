import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { int16, int32, message, ready, text } from './postgres-messages.ts';

/**
 * Starts a server that speaks just enough of PostgreSQL's protocol to report its version. Returns its URL.
 */
export async function oldPostgres(version: number): Promise<string> {
  const server = createServer((socket) => answer(socket, String(version))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgresql://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
}

function answer(socket: Socket, version: string): void {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), ready]));
    // Answers every query with one row that contains the version.
    socket.on('data', (requests) => {
      if (requests[0] !== 'Q'.charCodeAt(0)) {
        socket.end();
        return;
      }
      const column = Buffer.concat([
        text('server_version_num'),
        int32(0),
        int16(0),
        int32(25),
        int16(-1),
        int32(-1),
        int16(0),
      ]);
      const value = Buffer.concat([int32(version.length), Buffer.from(version)]);
      socket.write(
        Buffer.concat([
          message('T', Buffer.concat([int16(1), column])),
          message('D', Buffer.concat([int16(1), value])),
          message('C', text('SHOW')),
          ready,
        ]),
      );
    });
  });
}
