import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AboutGate } from './gate.ts';

const folder = import.meta.dirname;

/** Names of all gates: each is a file `<name>.gate.ts` in this folder. */
export const gateNames: string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.gate.ts'))
  .map((file) => file.slice(0, -'.gate.ts'.length))
  .toSorted();

/** @throws when the gate has no `about/<name>.ts` */
export async function aboutGate(name: string): Promise<AboutGate> {
  return ((await import(path.join(folder, 'about', `${name}.ts`))) as { about: AboutGate }).about;
}

/** Files of the gates whose short form is a part of `npm test`, relative to the project. */
export async function quickGates(): Promise<string[]> {
  const quick = await Promise.all(
    gateNames.map(async (name) => ((await aboutGate(name)).isQuick ? [name] : [])),
  );
  return quick.flat().map((name) => `tests/gates/${name}.gate.ts`);
}
