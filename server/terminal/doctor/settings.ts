import type { Config } from '../../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** What the environment says, as far as it can be judged alone. Values that are secret are never repeated. */
export function examineSettings(config: Config): Finding[] {
  const isProduction = config.mode === 'production';
  const isHttps = config.publicUrl.startsWith('https:');
  const isLocal = loopback.has(new URL(config.publicUrl).hostname);
  const isRoot = process.getuid?.() === 0;
  const isReached = !loopback.has(config.host);
  return [
    isProduction
      ? ok('KADO_MODE is production')
      : isReached || !isLocal
        ? must(
            'KADO_MODE is demo, and others can reach it: it has accounts with known passwords',
            'set KADO_MODE=production, on a database of its own',
          )
        : note('KADO_MODE is demo: for trying out, on this machine', 'KADO_MODE=production for a shop'),
    isHttps
      ? ok(`PUBLIC_URL is ${config.publicUrl}`)
      : isProduction && !isLocal
        ? must(
            `PUBLIC_URL is ${config.publicUrl}: passwords travel in the clear`,
            'put a proxy with TLS in front, and its https:// address here',
          )
        : note(`PUBLIC_URL is ${config.publicUrl}`, 'a shop others use needs https://'),
    isHttps && config.trustProxy.length === 0
      ? must(
          'TRUST_PROXY is not set, but https:// says that there is a proxy: all visitors share one limit',
          'set it to the address of the proxy, e.g. loopback',
        )
      : ok(
          config.trustProxy.length > 0
            ? `TRUST_PROXY is ${config.trustProxy.join(' ')}`
            : 'no proxy is trusted',
        ),
    isRoot
      ? note('this command runs as root', 'the shop itself in production does not run as root')
      : ok('not run as root'),
    config.secret === undefined
      ? isProduction
        ? note('the key is the file `secret` in the data folder', 'keep a copy of it apart from the backups')
        : ok('the key is the file `secret` in the data folder')
      : ok('KADO_SECRET is set'),
    config.databaseUrl !== undefined && config.databaseOwnerUrl === undefined
      ? must(
          'DATABASE_OWNER_URL is not set: the shop runs as the owner of its tables',
          'make a second role, see docs/operating/going-live.md, Your own PostgreSQL',
        )
      : ok('tables belong to another role than the shop’s'),
    config.corsOrigins.length > 0
      ? note(`pages of ${config.corsOrigins.join(' ')} may use the calls`)
      : ok('no other site may use the calls'),
  ];
}
