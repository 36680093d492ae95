import { officePaletteLabels } from '#contract/labels/office/palette.ts';
import type { Permission } from '#contract/permissions.ts';
import { navigate } from '#web/navigate.ts';
import { mayDo } from '../data/use-can.ts';
import type { Me } from '../data/me.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type Entry, type Found, type Group, isFound } from './entries.ts';
import { useCommands } from './use-commands.ts';

/** Maximum number of entries shown per group of commands and screens. */
const maxEntries = 6;

interface Known {
  me: Me;
  showKeys: () => void;
  /** The server's search results, or undefined while they load. */
  found: Found | undefined;
}

/** Groups results by kind. Without a search text, lists actions and screens. */
export function useGroups(find: string, { me, showKeys, found }: Known): Group[] {
  const t = useLabels(officePaletteLabels);
  const { links } = useOffice();
  const { actions, screens } = useCommands(me, showKeys);
  const groups = (of: readonly Group[]) => of.filter(({ items }) => items.length > 0);
  if (find === '')
    return groups([
      { title: 'do', items: actions },
      { title: 'goTo', items: screens },
    ]);
  const fitting = (entries: readonly Entry[]) =>
    entries.filter((entry) => entry.kind === 'deed' && isFound(entry, find)).slice(0, maxEntries);
  const all = (id: string, needs: Permission, text: string, table: string): readonly Entry[] =>
    mayDo(me, needs)
      ? [
          {
            id,
            kind: 'deed',
            text,
            icon: 'search',
            run: () => navigate(`${table}?${new URLSearchParams({ find })}`),
          },
        ]
      : [];
  return groups([
    {
      title: 'orders',
      items: (found?.orders ?? []).map((order) => ({ id: `order ${order.number}`, kind: 'order', order })),
    },
    {
      title: 'products',
      items: (found?.products ?? []).map((product) => ({
        id: `product ${product.id}`,
        kind: 'product',
        product,
      })),
    },
    { title: 'goTo', items: fitting(screens) },
    {
      title: 'do',
      items: [
        ...fitting(actions),
        ...all('allOrders', 'orders.read', t('allOrders', { find }), links.orders),
        ...all('allProducts', 'catalogue.read', t('allProducts', { find }), links.products),
      ],
    },
  ]);
}
