import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { type Resource, sortsOf } from '#contract/resource.ts';
import { type ResourceName, resources } from '#contract/resources/resources.ts';
import type { ViewsProps } from '../components/views.tsx';
import { useList } from '../data/query-client.ts';
import { useCan } from '../data/use-can.ts';
import { isAny, type ListAddress } from '../lists/list-choices.ts';
import { type ListViews, useChoices } from '../lists/list-screen.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { pollWhile } from '../records/use-records.ts';
import type { RecordOf } from './resource.ts';
import { useResource } from './use-resource.ts';

/** What the address of a resource's list, and of a record opened from it, may contain. */
export const addressIn = (resource: Resource): ListAddress => ({
  views: Object.keys(resource.list.views ?? {}),
  sorts: sortsOf(resource),
  sort: resource.list.sort,
  filters: Object.fromEntries((resource.list.filters ?? []).map((name) => [name, isAny])),
});

/** The records that the current resource's list shows, as the address says, and its views. */
export function useResourceList() {
  const { resource, t, parts } = useResource();
  const text = useLabels(officeListLabels);
  const others = useSiblings(resource);
  const address = addressIn(resource);
  const choices = useChoices(address);
  const request = {
    kind: resource.name,
    find: choices.find,
    view: choices.view,
    sort: choices.sort,
    isBackwards: choices.order === 'down',
    filters: choices.filters,
  };
  const query = useList(
    listRecords,
    request,
    ({ next }) => (next === null ? null : { ...request, from: next }),
    (pages) => pages.map(({ records }) => pollWhile(parts, records)).find(Boolean) ?? false,
  );
  const first = query.data?.pages[0];
  const { views: all = {} }: Pick<Resource['list'], 'views'> = resource.list;
  const names = Object.entries(all).map(([name, { isToDo }]) => ({
    name,
    text: t(`view.${name}`),
    waiting: first?.views[name],
    isToDo: isToDo === true,
  }));
  const views: ListViews = {
    label: t('many'),
    names: names.length === 0 ? [] : [{ name: '', text: text('all') }, ...names],
    others,
  };
  const rows = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return {
    address,
    choices,
    request,
    query,
    first,
    views,
    rows: rows as RecordOf<ResourceName>[],
  };
}

type EachResource = (typeof resources)[ResourceName];
const homeOf = ({ plural, screen }: EachResource): string => screen.within ?? plural;

/** Links to the lists that share a place in the navigation, such as those within the inbox. */
function useSiblings(current: EachResource): ViewsProps['views'] {
  const { links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const may = useCan();
  const family = Object.values(resources).filter(
    (each) =>
      homeOf(each) === homeOf(current) && each.screen.group === current.screen.group && may(each.permission),
  );
  // A list with views is here already.
  const others = current.list.views ? family.filter((each) => each.plural !== current.plural) : family;
  return family.length < 2
    ? []
    : others.map(({ plural }) => ({
        href: links[plural],
        text: t(plural),
        isHere: plural === current.plural,
      }));
}
