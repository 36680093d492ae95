import type { ResourceName } from '#contract/resources/resources.ts';
import type { ResourceParts } from './resource.ts';

type Parts = ResourceParts<ResourceName> & { name: ResourceName };

const found = import.meta.glob<Parts>('../*/*-resource.tsx', { eager: true, import: 'default' });

/** Returns the parts of a resource's own, from `office/<noun>/<name>-resource.tsx`; empty if it has none. */
export const partsOf = (name: ResourceName): ResourceParts<ResourceName> =>
  Object.values(found).find((each) => each.name === name) ?? {};
