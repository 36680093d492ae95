import { settingKinds } from '#contract/setting-kinds.ts';
import type { Resource } from '#contract/resource.ts';
import { resources } from '#contract/resources/resources.ts';

/**
 * Events whose name differs from the kind of their fields. Some settings are edited with the pages, and product
 * attributes cover many kinds.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  settings: settingKinds,
  word: ['brand', 'vendor', 'tag', 'colour', 'size', 'attribute', 'option'],
  'way to pay': ['wayToPay'],
  ...Object.fromEntries(
    Object.values<Resource>(resources).flatMap(({ name, recorded }) =>
      recorded ? [[recorded.name, [name]]] : [],
    ),
  ),
};

/** Returns the kinds an event's fields belong to: 'banner changed' has fields of a banner. A kind maps to itself. */
export function kindsOf(event: string): readonly string[] {
  const other = Object.keys(others).find((name) => event.startsWith(`${name} `));
  return (other && others[other]) || [event.split(' ', 1)[0] ?? ''];
}
