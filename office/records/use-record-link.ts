import { mayDo } from '../data/use-can.ts';
import { useCurrentStaff } from '../data/query-client.ts';
import { useOffice } from '../office-context.ts';
import { type Screen, screens } from '../screens.ts';

/** Screens of things that have no screen of the same name. */
const screenOf: Readonly<Record<string, Screen>> = {
  banner: 'contentPart',
  campaign: 'contentPart',
  import: 'catalogueImport',
  role: 'roles',
  ...Object.fromEntries(
    ['brand', 'vendor', 'tag', 'colour', 'size', 'attribute', 'option'].map((kind) => [kind, 'words']),
  ),
  category: 'categories',
};

/** Returns a function that links to the screen of a record; undefined if there is none or its viewer may not open it. */
export function useRecordLink(): (kind: string, id: string | number) => string | undefined {
  const { links } = useOffice();
  const me = useCurrentStaff().data?.me ?? null;
  return (kind, id) => {
    const screen = screenOf[kind] ?? (kind in screens ? (kind as Screen) : undefined);
    if (!screen || !mayDo(me, screens[screen].needs)) return undefined;
    const path = links[screen].replace(':kind', kind).replace(/:id|:number/u, encodeURIComponent(id));
    return { words: `${path}?kind=${kind}`, categories: `${path}?id=${id}` }[screen as string] ?? path;
  };
}
