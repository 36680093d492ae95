import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['https://www.facebook.com/shop', 'Facebook'],
  ['https://t.me/shop', 'Telegram'],
  ['https://notfacebook.com/shop', ''],
  ['nonsense', ''],
])('the IP address %s belongs to the network «%s»', (url, network) => expect(networkOf(url)).toBe(network));
