import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AboutGate } from './gate.ts';

const folder = import.meta.dirname;

/** The file of each promise that can be proved at a larger size, relative to the project, by the name of its gate. */
const gateFiles = new Map<string, string>();
const described = new Set(readdirSync(path.join(folder, 'about')));
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
  const name = path.basename(file, '.test.ts');
  if (file.endsWith('.test.ts') && described.has(`${name}.ts`))
    gateFiles.set(name, `tests/promises/${file.replaceAll('\\', '/')}`);
}

export const gateNames: string[] = [...gateFiles.keys()].toSorted();

/** @throws when there is no such gate */
export function gateFile(name: string): string {
  const file = gateFiles.get(name);
  if (file === undefined) throw new Error(`no gate ${name}`);
  return file;
}

/** @throws when the gate has no `about/<name>.ts` */
export async function aboutGate(name: string): Promise<AboutGate> {
  return ((await import(path.join(folder, 'about', `${name}.ts`))) as { about: AboutGate }).about;
}

/** Files of the gates that are too slow for `npm test`, even in their short form. */
export async function slowGates(): Promise<string[]> {
  const slow = await Promise.all(
    gateNames.map(async (name) => ((await aboutGate(name)).isQuick ? [] : [gateFile(name)])),
  );
  return slow.flat();
}
