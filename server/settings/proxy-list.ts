import { isIP } from 'node:net';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Returns whether every entry is an IP address, a network (10.0.0.0/8) or one of Fastify's names; never
 * 'everyone'.
 */
export const isProxyList = (entries: readonly string[]): boolean =>
  entries.every((entry) => {
    if (names.has(entry)) return true;
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return false;
    return (
      bits === undefined ||
      (/^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
    );
  });
