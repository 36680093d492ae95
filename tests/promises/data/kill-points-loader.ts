import { existsSync, readFileSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type KillPoint, killPoints } from './kill-points.ts';

// Loaded before a shop (`node --import`): writes the kill points into its source as it is read. At a point the process
// looks into the folder of KILL_POINTS for a file of the point's name and method, and when there is one takes it away and
// kills itself: no `finally` runs, no connection is closed.

const folder = process.env['KILL_POINTS'] ?? '';
const root = path.resolve(import.meta.dirname, '../../..');
const methodNames: Readonly<Record<number, string>> = { 2: 'wallet', 5: 'card', 6: 'cash' };

function killPoint(name: string, methodId: number | null): void {
  const point = killPoints.find((each) => each.name === name);
  const methods = methodId === null ? point?.methods : [methodNames[methodId]];
  const aim = methods
    ?.map((method) => path.join(folder, `${name} ${method}`))
    .find((file) => existsSync(file));
  if (aim === undefined) return;
  rmSync(aim);
  process.kill(process.pid, 'SIGKILL');
}
Object.assign(globalThis, { killPoint });

registerHooks({
  load(url, context, nextLoad) {
    const points = url.startsWith('file:')
      ? killPoints.filter(({ file }) => path.join(root, file) === fileURLToPath(url))
      : [];
    const loaded = nextLoad(url, context);
    if (points.length === 0) return loaded;
    return { ...loaded, source: points.reduce(withPoint, readFileSync(fileURLToPath(url), 'utf8')) };
  },
});

function withPoint(source: string, { name, before, methodId, file }: KillPoint): string {
  if (source.split(before).length !== 2) throw new Error(`${file} has not once: ${before}`);
  return source.replace(before, () => `killPoint(${JSON.stringify(name)}, ${methodId});\n${before}`);
}
