import { describe, expect, test } from 'vitest';
import { textOf } from '../docs/documents.ts';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const lock = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, LockedPackage> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const asked = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
const wishes = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
  Object.entries(asked[kind] ?? {}),
);
const paths = (chosen: typeof packages) => chosen.map(([path]) => path);
describe('what npm ci installs', () => {
  test('are versions without any play', () => {
    expect(wishes.length).toBeGreaterThan(30);
    expect(wishes.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([]);
    expect(paths(packages.filter(([, { version }]) => !version))).toEqual([]);
  });

  test('comes from the registry of whoever installs, from no other place', () => {
    expect(paths(packages.filter(([, { resolved, link }]) => resolved !== undefined || link))).toEqual([]);
  });

  test('has a checksum, but for what only other kinds of machine install', () => {
    const bare = packages.filter(([, { integrity }]) => !integrity);
    expect(bare.length).toBeLessThan(packages.length / 5);
    const alsoHere = bare.filter(
      ([, { optional, os, cpu }]) =>
        !optional || (os?.includes('linux') && (cpu?.includes('x64') || cpu?.includes('arm64'))),
    );
    expect(paths(alsoHere.filter(([path]) => !/musl|riscv|ppc|s390/u.test(path)))).toEqual([]);
  });

  test('runs no script of a package', () => {
    expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/mu);
  });
});
