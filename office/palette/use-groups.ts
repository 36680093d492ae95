import { officePaletteLabels } from '#contract/labels/office/palette.ts';
import type { Permission } from '#contract/permissions.ts';
import { goTo } from '#web/go-to.ts';
import { mayDo } from '../data/use-may.ts';
import type { Me } from '../frame/me.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type Entry, type Found, type Group, isFound } from './entries.ts';
import { useDeeds } from './use-deeds.ts';

/** Of what is not looked for at the server. */
const most = 6;

interface Known {
  me: Me;
  showKeys: () => void;
  /** What the server found; undefined: nothing yet. */
  found: Found | undefined;
}

/** What was found, by kind; without a text: what can be done, and where to go. */
export function useGroups(find: string, { me, showKeys, found }: Known): Group[] {
  const t = useLabels(officePaletteLabels);
  const { links } = useOffice();
  const { actions, screens } = useDeeds(me, showKeys);
  const groups = (of: readonly Group[]) => of.filter(({ items }) => items.length > 0);
  if (find === '')
    return groups([
      { title: 'do', items: actions },
      { title: 'goTo', items: screens },
    ]);
  const fitting = (entries: readonly Entry[]) =>
    entries.filter((entry) => entry.kind === 'deed' && isFound(entry, find)).slice(0, most);
  const all = (id: string, needs: Permission, text: string, table: string): readonly Entry[] =>
    mayDo(me, needs)
      ? [
          {
            id,
            kind: 'deed',
            text,
            icon: 'search',
            run: () => goTo(`${table}?${new URLSearchParams({ find })}`),
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
