import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that aren't the public internet: private, local, reserved, and those that contain IPv4 addresses. */
const closed = new BlockList();
// Only 2000::/3 is public of IPv6; the parts of it that are listed aren't, or lead to IPv4 addresses.
for (const network of `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`.split(/\s+/u)) {
  const [start = '', bits] = network.split('/');
  closed.addSubnet(start, Number(bits), isIP(start) === 4 ? 'ipv4' : 'ipv6');
}
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * Resolves a public host name. Asks name servers itself, because the system's resolver would occupy a thread that files need
 * while a name server doesn't answer, and knows the names of this network.
 */
export async function resolveHost(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}
