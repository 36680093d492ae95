import path from 'node:path';
import type { LabelSet } from '#contract/labels/label-set.ts';
import { modulesIn } from '#shop/modules-in.ts';

/** Returns the folder of a set below `contract/labels/`. The office shows the resources. */
function appOf(file: string): string {
  if (file === 'contract/messages.ts') return 'shared';
  const folder = path.basename(path.dirname(file));
  return folder === 'resources' ? 'office' : folder;
}
const isSet = (value: unknown): value is LabelSet =>
  typeof value === 'object' && value !== null && 'entityId' in value && 'khmer' in value;
/** A set by the name of its export, or that of a resource by the resource's name. */
const named = ([name, value]: [string, unknown]): [name: string, value: unknown] =>
  typeof value === 'object' && value !== null && 'labels' in value && 'name' in value
    ? [String(value.name), value.labels]
    : [name, value];

const found = await modulesIn('contract/{labels/*/*,resources/*,messages}.ts');
const all = found.flatMap(({ file, exports }) =>
  Object.entries(exports)
    .map(named)
    .filter((entry): entry is [string, LabelSet] => isSet(entry[1]))
    .map(([name, set]) => ({ name, set, app: appOf(file) })),
);

/** Every set of texts by name, found by reading the folders of the contract, so that none can be forgotten. */
export const labelSets: Readonly<Record<string, LabelSet>> = Object.fromEntries(
  all.map(({ name, set }) => [name, set]),
);

/** Returns the sets of an app: its own, and the shared ones. */
export const labelSetsOf = (app: string): LabelSet[] =>
  all.filter((each) => each.app === app || each.app === 'shared').map(({ set }) => set);
