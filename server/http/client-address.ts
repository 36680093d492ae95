import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Identifies a machine for rate limits: its IPv4 address, or the network of its IPv6 address. A home or a rented
     * server has at least 2^64 IPv6 addresses and could use a new one for each request.
     */
    clientAddress: string;
  }
}

/**
 * Sets `clientAddress` as soon as a request arrives, because a closed connection no longer has an address but
 * still counts.
 */
export function noteClientAddress(server: FastifyInstance): void {
  server.decorateRequest('clientAddress', '');
  server.addHook('onRequest', (request, _reply, done) => {
    request.clientAddress = networkOf(request.ip ?? '');
    done();
  });
}

/**
 * Returns the network of an IPv6 address, without its last 64 bits, in full. An IPv4-mapped one is returned
 * as IPv4; others are unchanged.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::', 2);
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? '' : '0'.repeat(Math.max(0, 8 - before.length - after.length));
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Returns the groups of a part. The last two may be written as an IPv4 address. */
const groupsOf = (part: string): string[] =>
  part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group === '' ? [] : [group]));
