/**
 * Returns the key by which an IP address is counted. An IPv6 address counts as its /48, which one home or
 * site may own.
 */
export function siteOf(address: string): string {
  const [one, two, three] = address.split(':');
  return address.endsWith('::/64') ? `${one}:${two}:${three ?? '0'}::/48` : address;
}

/**
 * Returns the network in which a phone's IP address changes: the /24 of an IPv4 address, the /48 of an IPv6
 * address.
 */
export const clientNetwork = (address: string): string =>
  siteOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/u, '$1.0/24');
