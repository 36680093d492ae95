import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const isInstalled = promtool('--version').status === 0;

test.skipIf(!isInstalled)('the alerts fire when they should, also in a shop with few orders', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', path.join(import.meta.dirname, 'alerts.yaml'));
  expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
});
