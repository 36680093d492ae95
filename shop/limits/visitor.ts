import { randomInt } from 'node:crypto';
import type { Secret } from '#shop/purpose-key.ts';
import { openLink, signLink } from '#shop/signed-link.ts';

const purpose = 'visitor';

/** Returns the id of a visitor, from a cookie that only the shop can make; a new one if it is wrong or missing. */
export const visitorId = (secret: Secret, cookie: string): string =>
  openLink(secret, purpose, cookie)
    ? cookie
    : signLink(secret, purpose, [randomInt(1, 2 ** 31), randomInt(1, 2 ** 31)]);
