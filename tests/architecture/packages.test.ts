import { describe, expect, test } from 'vitest';
import { textOf } from '../docs/documents.ts';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * Versions that must not be installed: `name@version`. Ranges are per package, from a version up to but
 * excluding another. `accepted` is the reason for an exception.
 */
interface KnownBad {
  packages: string[];
  from?: string;
  below?: string;
  why: string;
  accepted?: string;
}

const lock = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, LockedPackage> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const requests = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
const requested = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
  Object.entries(requests[kind] ?? {}),
);
const paths = (chosen: typeof packages) => chosen.map(([path]) => path);
describe('the packages npm ci installs', () => {
  const ourNode = 'kado-node';

  test('the installed packages have exact versions', () => {
    expect(requested.length).toBeGreaterThan(30);
    const others = requested.filter(([name]) => name !== ourNode);
    expect(others.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([]);
    expect(paths(packages.filter(([, { version }]) => !version))).toEqual([]);
  });

  test('packages come from the configured registry, except the folder that provides Node', () => {
    const elsewhere = packages.filter(([, { resolved, link }]) => resolved !== undefined || link);
    expect(elsewhere.map(([path, { resolved }]) => [path, resolved])).toEqual([
      [`node_modules/${ourNode}`, 'file:tools/node'],
    ]);
    expect(textOf('.npmrc')).toMatch(/^install-links=true$/mu);
  });

  test('the installed packages include Node and the build tools only without --omit=dev', () => {
    const nodes = packages.filter(([path]) => path.startsWith('node_modules/node-linux-'));
    expect(nodes.map(([, { dev, optional }]) => ({ dev, optional }))).toEqual([
      { dev: true, optional: true },
      { dev: true, optional: true },
    ]);
    expect(new Set(nodes.map(([, { version }]) => version))).toEqual(
      new Set([lock.packages[`node_modules/${ourNode}`]?.version]),
    );
    for (const tool of ['vite', 'rolldown', '@vitejs/plugin-react'])
      expect(lock.packages[`node_modules/${tool}`]?.dev, tool).toBe(true);
  });

  test('the installed packages have a checksum, except packages for other platforms', () => {
    const bare = packages.filter(([path, { integrity }]) => !integrity && !path.endsWith(`/${ourNode}`));
    expect(bare.length).toBeLessThan(packages.length / 5);
    const alsoHere = bare.filter(
      ([, { optional, os, cpu }]) =>
        !optional || (os?.includes('linux') && (cpu?.includes('x64') || cpu?.includes('arm64'))),
    );
    expect(paths(alsoHere.filter(([path]) => !/musl|riscv|ppc|s390/u.test(path)))).toEqual([]);
  });

  test('the installed packages have no known vulnerable version, except accepted ones with a reason', () => {
    const knownBad = JSON.parse(textOf('tools/known-bad-versions.json')) as KnownBad[];
    const older = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0;
    const isBad = (name: string, version: string, { packages: names, from = '', below = '' }: KnownBad) =>
      names.includes(`${name}@${version}`) ||
      (names.includes(name) && !older(version, from) && older(version, below));
    const badOf = (path: string, version: string) =>
      knownBad.filter((each) => isBad(path.split('node_modules/').at(-1) ?? '', version, each));
    const found = new Set(packages.flatMap(([path, { version = '' }]) => badOf(path, version)));
    expect([...found].filter(({ accepted }) => accepted === undefined)).toEqual([]);
    expect(knownBad.filter((each) => each.accepted !== undefined && !found.has(each))).toEqual([]);
    const planted = [
      badOf('a/node_modules/chalk', '5.6.1'),
      badOf('node_modules/ws', '8.17.0'),
      badOf('node_modules/ws', '7.5.14'),
    ];
    expect(planted.map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  test('packages run no install scripts', () => {
    expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/mu);
  });
});
