import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { answerNames, kindNames, requestNames } from '#contract/office-names.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('every call and field of the API is described, and the generated files are current (npm run api)', () => {
  const found = execFileSync(process.execPath, ['tools/api.ts', '--check'], { cwd: root, encoding: 'utf8' });
  expect(found.split('\n').filter(Boolean)).toEqual([]);
});

it.each(['openapi', 'office'])(
  'the description of the API follows the recommended rules: %s',
  async (name) => {
    const file = path.join(root, `server/http/reference/${name}.json`);
    const problems = await lintFromString({
      source: readFileSync(file, 'utf8'),
      absoluteRef: file,
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  },
);

it('the concepts name each former name of the office’s calls with the present one', () => {
  const rows = readFileSync(path.join(root, 'docs/integrating.md'), 'utf8').split('\n');
  for (const [before, now] of [answerNames, requestNames, kindNames].flatMap((each) => Object.entries(each)))
    expect(
      rows.some((row) => row.includes(`\`${before}\``) && row.split('|')[1]?.includes(`\`${now}\``)),
      `${before}: ${now}`,
    ).toBe(true);
});
