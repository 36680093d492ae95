/** Whose address it is counted by: of an IPv6 network all that one home or site may have, a /48. */
export function siteOf(address: string): string {
  const [one, two, three] = address.split(':');
  return address.endsWith('::/64') ? `${one}:${two}:${three ?? '0'}::/48` : address;
}

/** Where a phone stays while its address changes: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const clientNetwork = (address: string): string =>
  siteOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/u, '$1.0/24');
