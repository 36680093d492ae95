import { describe, expect, test } from 'vitest';
import { contextFiles, copied, execForm, stagesOf } from './dockerfile.ts';
import { isThere, textOf } from '../docs/documents.ts';
import { projectRoot } from '../architecture/import-rules.ts';

// Tests the image without Docker. `node extras/image/run-dockerfile.ts` runs its steps in a folder.
const stages = stagesOf(textOf('Dockerfile'));
const image = stages.at(-1)!;
const every = (label: string) =>
  stages.flatMap(({ instructions }) =>
    instructions.filter((each) => each.word === label).map(({ rest }) => rest),
  );
const last = (label: string) => image.instructions.findLast((each) => each.word === label)?.rest ?? '';
const packages = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const node = JSON.parse(textOf('tools/node/package.json')) as { version: string };
const files = contextFiles(projectRoot);

describe('the Dockerfile', () => {
  test('the Dockerfile starts each stage with the exact Node version of the tests', () => {
    expect(stages.map(({ from }) => from)).toEqual(stages.map(() => `node:${node.version}-bookworm-slim`));
  });

  test('copies only files that exist or that an earlier stage contains', () => {
    const copies = every('COPY').map(copied);
    const own = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(own.filter((source) => source !== '.' && !isThere(source))).toEqual([]);
    expect(copies.flatMap(({ from }) => from ?? [])).toEqual(['packages', 'build']);
    expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', '']);
    expect(every('ADD')).toEqual([]);
  });

  test('the Dockerfile runs only existing scripts, and installs only packages of the lock file', () => {
    const runs = every('RUN').join(' && ');
    const scripts = [...runs.matchAll(/npm run ([\w:-]+)/gu)].map(([, script]) => script);
    expect(scripts).toEqual(['build']);
    expect(Object.keys(packages.scripts)).toEqual(expect.arrayContaining(scripts));
    expect(runs).not.toMatch(/curl|wget|npm (?:i|install)\b|npx|apt/u);
  });

  test('the Dockerfile runs without root, omits build tools, and has a health check', () => {
    expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/u);
    expect(image.instructions.filter(({ word: label }) => label === 'RUN')).toHaveLength(1);
    expect(last('COPY')).toBe('--from=build /kado/dist dist');
    expect(last('ENV')).toContain('NODE_ENV=production');
    expect(last('HEALTHCHECK')).toContain('/healthz');
    expect(execForm(last('HEALTHCHECK'))[0]).toBe('node');
    expect(packages.scripts['start']).toContain(execForm(last('CMD')).join(' '));
  });
});

describe('the files .dockerignore allows', () => {
  test.each([
    'server/start.js',
    'database/baseline/1-catalogue.sql',
    'database/baseline/folded.json',
    'database/migrations/0891-units-as-table.sql',
    'database/functions/number.txt',
    'database/functions/work/missing-for-work.sql',
    'tools/vite/shop-config.ts',
    '.npmrc',
  ])('the Docker context includes %s', (file) => expect(files).toContain(file));

  test('the Docker context includes no tests, data, packages or keys, and of the docs only what the shop shows itself', () => {
    expect(
      files
        .filter((file) => /\.test\.|^(?:tests|docs|var|dist|node_modules)\/|\.env/u.test(file))
        .filter((file) => !/^docs\/(?:integrating\.md$|office\/|pictures\/manual-)/u.test(file)),
    ).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['docs/integrating.md', 'docs/office/km/orders.md']));
  });
});
