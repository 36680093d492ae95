import { describe, expect, test } from 'vitest';
import { contextFiles, copied, execForm, stagesOf } from '../../tools/image/dockerfile.ts';
import { isThere, textOf } from '../docs/documents.ts';
import { projectRoot } from '../law/import-law.ts';

// What can be told of the image without Docker; `node tools/image.ts` runs its steps in a folder.
const stages = stagesOf(textOf('Dockerfile'));
const image = stages.at(-1)!;
const every = (word: string) =>
  stages.flatMap(({ instructions }) =>
    instructions.filter((each) => each.word === word).map(({ rest }) => rest),
  );
const last = (word: string) => image.instructions.findLast((each) => each.word === word)?.rest ?? '';
const packages = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const node = JSON.parse(textOf('tools/node/package.json')) as { version: string };
const files = contextFiles(projectRoot);

describe('the Dockerfile', () => {
  test('begins each stage with the Node of the tests, to the last number', () => {
    expect(stages.map(({ from }) => from)).toEqual(stages.map(() => `node:${node.version}-bookworm-slim`));
  });

  test('copies only what is there, and what an earlier stage has', () => {
    const copies = every('COPY').map(copied);
    const own = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(own.filter((source) => source !== '.' && !isThere(source))).toEqual([]);
    expect(copies.flatMap(({ from }) => from ?? [])).toEqual(['packages', 'build']);
    expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', '']);
    expect(every('ADD')).toEqual([]);
  });

  test('runs only scripts there are, and brings nothing but packages of the lock file', () => {
    const runs = every('RUN').join(' && ');
    const scripts = [...runs.matchAll(/npm run ([\w:-]+)/gu)].map(([, script]) => script);
    expect(scripts).toEqual(['build']);
    expect(Object.keys(packages.scripts)).toEqual(expect.arrayContaining(scripts));
    expect(runs).not.toMatch(/curl|wget|npm (?:i|install)\b|npx|apt/u);
  });

  test('is no root, keeps the tools of the build out, and knows how to look at itself', () => {
    expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/u);
    expect(image.instructions.filter(({ word }) => word === 'RUN')).toHaveLength(1);
    expect(last('COPY')).toBe('--from=build /kado/dist dist');
    expect(last('ENV')).toContain('NODE_ENV=production');
    expect(last('HEALTHCHECK')).toContain('/healthz');
    expect(execForm(last('HEALTHCHECK'))[0]).toBe('node');
    expect(packages.scripts['start']).toContain(execForm(last('CMD')).join(' '));
  });
});

describe('what .dockerignore lets in', () => {
  test.each([
    'server/start.js',
    'database/migrations/0001-catalogue.sql',
    'tools/vite/shop-config.ts',
    '.npmrc',
  ])('is %s', (file) => expect(files).toContain(file));

  test('is no test, no data, no package, no key', () => {
    expect(
      files.filter((file) => /\.test\.|^(?:tests|docs|var|dist|node_modules)\/|\.env/u.test(file)),
    ).toEqual([]);
  });
});
