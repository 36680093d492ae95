import type { Config } from '../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Checks the environment, as far as it can be judged alone. Never repeats secret values. */
export function examineSettings(config: Config): Finding[] {
  const isProduction = config.mode === 'production';
  const isHttps = config.publicUrl.startsWith('https:');
  const isLocal = loopback.has(new URL(config.publicUrl).hostname);
  const isRoot = process.getuid?.() === 0;
  const isReached = !loopback.has(config.host);
  const url = config.publicUrl;
  return [
    isProduction
      ? ok('modeProduction')
      : isReached || !isLocal
        ? must('modeDemoReached', {}, 'setProduction')
        : note('modeDemo', {}, 'productionForShop'),
    isHttps
      ? ok('publicUrl', { url })
      : isProduction && !isLocal
        ? must('publicUrlPlain', { url }, 'proxyWithTls')
        : note('publicUrl', { url }, 'needsHttps'),
    isHttps && config.trustProxy.length === 0
      ? must('proxyMissing', {}, 'setProxy')
      : config.trustProxy.length > 0
        ? ok('proxy', { proxies: config.trustProxy.join(' ') })
        : ok('noProxy'),
    isRoot ? note('asRoot', {}, 'notAsRoot') : ok('notRoot'),
    config.secret === undefined
      ? isProduction
        ? note('keyInFile', {}, 'keepKeyApart')
        : ok('keyInFile')
      : ok('keySet'),
    config.databaseUrl !== undefined && config.databaseOwnerUrl === undefined
      ? must('ownerMissing', {}, 'secondRole')
      : ok('ownerApart'),
    config.corsOrigins.length > 0
      ? note('otherSites', { sites: config.corsOrigins.join(' ') })
      : ok('noOtherSite'),
  ];
}
