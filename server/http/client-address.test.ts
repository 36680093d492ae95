import { describe, expect, it } from 'vitest';
import { networkOf } from './client-address.ts';

describe('client IP addresses for rate limits', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
  ])('requests count by IPv4 address: %s', (address, counted) => {
    expect(networkOf(address)).toBe(counted);
  });

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:a::',
    '2001:db8:1:2::192.0.2.7',
    '2001:db8:1:2::1%eth0',
  ])('requests count by IPv6 network: %s', (address) => {
    expect(networkOf(address)).toBe('2001:db8:1:2::/64');
  });

  it('requests from different networks count separately', () => {
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1')).toBe('fe80:0:0:0::/64');
  });
});
