import { appendFileSync } from 'node:fs';
import { Socket as Datagrams } from 'node:dgram';
import { Socket } from 'node:net';

// Loaded into a shop before anything else (`node --import`). Records the addresses to which the shop
// connects, one per line.

const file = process.env['KADO_TEST_PEERS'];
const note = (peer: string) => file && appendFileSync(file, `${peer}\n`);

interface Options {
  path?: string;
  host?: string;
  port?: number | string;
}

/**
 * Returns the peer of a connection, for all forms of `connect`: a socket path, a port and host, or an object
 * with both.
 */
function peerOf(given: readonly unknown[]): string {
  const [first, second] = given.flat();
  if (typeof first === 'object' && first !== null) {
    const { path, host = 'localhost', port } = first as Options;
    return path ?? `${host}:${port}`;
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return first;
  return `${typeof second === 'string' ? second : 'localhost'}:${String(first)}`;
}

const { connect } = Socket.prototype;
Socket.prototype.connect = function recorded(this: Socket, ...given: unknown[]) {
  note(peerOf(given));
  return Reflect.apply(connect, this, given) as Socket;
};

const { send } = Datagrams.prototype;
Datagrams.prototype.send = function recorded(this: Datagrams, ...given: unknown[]) {
  note(
    `datagram to ${given
      .filter((each) => typeof each !== 'function')
      .slice(1)
      .join(' ')}`,
  );
  return Reflect.apply(send, this, given) as undefined;
} as typeof send;
