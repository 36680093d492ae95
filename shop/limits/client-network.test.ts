import { expect, it } from 'vitest';
import { clientNetwork, siteOf } from './client-network.ts';

it.each([
  ['198.51.100.7', '198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:77:5::/64', '2001:db8:77::/48', '2001:db8:77::/48'],
  ['2001:db8:77:ff05::/64', '2001:db8:77::/48', '2001:db8:77::/48'],
  ['fe80::1%eth0', 'fe80::1%eth0', 'fe80::1%eth0'],
])('the IP address %s belongs to the site %s and the network %s', (address, site, network) => {
  expect(siteOf(address)).toBe(site);
  expect(clientNetwork(address)).toBe(network);
});
