import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs before `start.js`, and ends the process once it has the option. */
const preload = `data:text/javascript,if (process.execArgv[0] !== '--import') {
  console.log(process.pid, process.execArgv[0], process.argv.at(-1)); process.exit(); }`;

// Windows can't replace a process.
it.runIf(process.platform !== 'win32')(
  'the server keeps its process id and arguments when it bounds the young generation',
  async () => {
    const file = path.join(import.meta.dirname, 'start.js');
    const child = spawn(process.execPath, ['--import', preload, file, 'argument']);
    expect(await text(child.stdout)).toBe(`${child.pid} --min-semi-space-size=16 argument\n`);
  },
);
