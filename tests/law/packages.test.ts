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

const lock = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, LockedPackage> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const asked = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
const wishes = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
  Object.entries(asked[kind] ?? {}),
);
const paths = (chosen: typeof packages) => chosen.map(([path]) => path);
describe('what npm ci installs', () => {
  const ourNode = 'kado-node';

  test('are versions without any play', () => {
    expect(wishes.length).toBeGreaterThan(30);
    const others = wishes.filter(([name]) => name !== ourNode);
    expect(others.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([]);
    expect(paths(packages.filter(([, { version }]) => !version))).toEqual([]);
  });

  test('comes from the registry of whoever installs, but for the folder that brings Node', () => {
    const elsewhere = packages.filter(([, { resolved, link }]) => resolved !== undefined || link);
    expect(elsewhere.map(([path, { resolved }]) => [path, resolved])).toEqual([
      [`node_modules/${ourNode}`, 'file:tools/node'],
    ]);
    expect(textOf('.npmrc')).toMatch(/^install-links=true$/mu);
  });

  test('without --omit=dev also Node, and the tools that build the pages; with it neither', () => {
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

  test('has a checksum, but for what only other kinds of machine install', () => {
    const bare = packages.filter(([path, { integrity }]) => !integrity && !path.endsWith(`/${ourNode}`));
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
