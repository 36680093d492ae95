import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gateArguments } from '../../tools/gate-run.ts';
import { projectRoot } from '../../tools/steps.ts';

test('`npm run gate` names a project that vitest.config.ts defines', () => {
  const config = readFileSync(path.join(projectRoot, 'vitest.config.ts'), 'utf8');
  const projects = [...config.matchAll(/name: '([\w-]+)'/gu)].map(([, name]) => `--project=${name}`);
  expect(projects).toContain(gateArguments('oversell')[0]);
});
