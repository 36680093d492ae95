import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

const module = new URL('lower-priority.ts', import.meta.url).href;
const script = `import { getPriority } from 'node:os';
import { lowerPriority } from '${module}';
const before = getPriority();
lowerPriority();
console.log([before, getPriority()].join());`;

test.runIf(process.platform === 'linux').each([0, 15])(
  'the priority of a process with %d more niceness is lowered, but never raised',
  (added) => {
    const args = ['-n', String(added), process.execPath, '--input-type=module', '-e', script];
    const before = Math.min(19, getPriority() + added);
    expect(execFileSync('nice', args, { encoding: 'utf8' }).trim()).toBe(
      [before, Math.max(10, before)].join(),
    );
  },
);
