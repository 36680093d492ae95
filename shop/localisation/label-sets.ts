import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LabelSet } from '#contract/labels/label-set.ts';

const contract = path.resolve(import.meta.dirname, '../../contract');
const messages = 'messages.ts';

/** Returns the folder of a set below `contract/labels/`. */
const appOf = (file: string) => (file === messages ? 'shared' : path.basename(path.dirname(file)));
const isSet = (value: unknown): value is LabelSet =>
  typeof value === 'object' && value !== null && 'entityId' in value && 'khmer' in value;

const found = await Promise.all(
  globSync(['labels/*/*.ts', messages], { cwd: contract }).map(async (file) => {
    const exported = (await import(pathToFileURL(path.join(contract, file)).href)) as object;
    const sets = Object.entries(exported).filter((entry): entry is [string, LabelSet] => isSet(entry[1]));
    return sets.map(([name, set]) => ({ name, set, app: appOf(file) }));
  }),
);
const all = found.flat();

/** Every set of texts by name, found by reading the folders of the contract, so that none can be forgotten. */
export const labelSets: Readonly<Record<string, LabelSet>> = Object.fromEntries(
  all.map(({ name, set }) => [name, set]),
);

/** Returns the sets of an app: its own, and the shared ones. */
export const labelSetsOf = (app: string): LabelSet[] =>
  all.filter((each) => each.app === app || each.app === 'shared').map(({ set }) => set);
