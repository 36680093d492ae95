import type { ComponentType } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { type Resource, sortsOf } from '#contract/resource.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { type ResourceName, resources } from '#contract/resources/resources.ts';
import type { ViewsProps } from '../components/views.tsx';
import { useList } from '../data/query-client.ts';
import { useCan } from '../data/use-can.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { isAny, type ListAddress } from '../lists/list-choices.ts';
import type { ListFilter } from '../lists/list-filters.tsx';
import { ListScreen, useChoices } from '../lists/list-screen.tsx';
import type { ListColumn } from '../lists/list-table.tsx';
import { NewLink } from '../lists/new-link.tsx';
import { useSelection } from '../lists/use-selection.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { ImportDialog } from './import-dialog.tsx';
import { RecordCell } from './record-cell.tsx';
import { columnsFor, type RecordOf } from './resource.ts';
import { useResource } from './use-resource.ts';

type AnyRecord = RecordOf<ResourceName>;
type Fields = Readonly<Record<string, FieldInput>>;

const addressIn = (resource: Resource): ListAddress => ({
  views: Object.keys(resource.list.views ?? {}),
  sorts: sortsOf(resource),
  sort: resource.list.sort,
  filters: Object.fromEntries((resource.list.filters ?? []).map((name) => [name, isAny])),
});

/** The list of a resource: search, views, sorting, selection, export and import, as its description says. */
export function ResourceList() {
  const { resource, t, titleOf, parts, list: path, described } = useResource();
  const { name, mayCreate, unique, exportPermission, exportsXlsx, list } = resource;
  const text = useLabels(officeListLabels);
  const may = useCan();
  const address = addressIn(resource);
  const choices = useChoices(address);
  const request = {
    kind: name,
    find: choices.find,
    view: choices.view,
    sort: choices.sort,
    isBackwards: choices.order === 'down',
    filters: choices.filters,
  };
  const query = useList(listRecords, request, ({ next }) =>
    next === null ? null : { ...request, from: next },
  );
  const first = query.data?.pages[0];
  const rows = (query.data?.pages.flatMap(({ records }) => records) ?? []) as unknown as AnyRecord[];
  const selection = useSelection(rows);
  const fields = described.data?.fields ?? {};
  const { ListActions, Selected, Siblings } = parts;
  const siblings = useSiblings(resource);
  const filters = useFilters(fields, first?.values ?? {}, choices.filters);
  const views = Object.keys(list.views ?? {});
  return (
    <ListScreen
      list={address}
      choices={choices}
      actions={
        <>
          {mayCreate && unique !== undefined && <ImportDialog />}
          {(!exportPermission || may(exportPermission)) && (
            <>
              <ExportButton operation={exportRecords} input={request} file={resource.plural} />
              {exportsXlsx && (
                <ExportButton
                  operation={exportRecords}
                  input={{ ...request, format: 'xlsx' }}
                  file={resource.plural}
                  text={text('exportXlsx')}
                  icon="rows-3"
                />
              )}
            </>
          )}
          {ListActions && <ListActions request={request} />}
          {mayCreate && <NewLink href={`${path}/new`} text={t('newOne')} />}
        </>
      }
      views={
        Siblings
          ? { links: <Siblings /> }
          : {
              label: t('many'),
              names: (views.length === 0 ? [] : ['', ...views]).map((view) => ({
                name: view,
                text: view === '' ? text('all') : t(`view.${view}`),
                waiting: view === '' ? undefined : first?.views[view],
              })),
              others: siblings,
            }
      }
      hint={t('findHint')}
      filters={filters}
      query={query}
      rows={rows}
      noneYet={t('none')}
      table={{ name: `is-${name}`, caption: t('many'), columns: useColumns(fields), nameOf: titleOf }}
      found={first && { total: first.found, hasMore: first.hasMore }}
      selection={Selected ? selection : null}
    >
      {Selected && selection.ids.size > 0 && <Selected records={selection.rows} onDone={selection.clear} />}
    </ListScreen>
  );
}

/** Returns the title and the columns of a resource. */
function useColumns(fields: Fields): ListColumn<AnyRecord>[] {
  const { resource, t, list, parts } = useResource();
  const { title } = resource;
  return [title, ...columnsFor(resource, fields)].map((name, at) => {
    const Own = (parts.cells as Record<string, ComponentType<{ record: AnyRecord }>> | undefined)?.[name];
    const valueOf = (record: AnyRecord) => {
      if (Own) return <Own record={record} />;
      const { [name]: value } = record.fields as Readonly<Record<string, unknown>>;
      return <RecordCell labels={resource.labels} name={name} field={fields[name]} value={value} />;
    };
    return {
      name,
      head: t(at === 0 ? (parts.titleHead ?? `field.${name}`) : `field.${name}`),
      isTitle: at === 0,
      isFigure: fields[name]?.input === 'number',
      cell: (record: AnyRecord) =>
        at === 0 ? <a href={`${list}/${record.id}`}>{valueOf(record)}</a> : valueOf(record),
    };
  });
}

/** Returns a filter for each field by which the list can be filtered. Those without values are omitted. */
function useFilters(
  fields: Fields,
  values: Readonly<Record<string, readonly string[]>>,
  chosen: Readonly<Record<string, string>>,
): ListFilter[] {
  const { resource, t } = useResource();
  const { filters = [] }: { filters?: readonly string[] } = resource.list;
  return filters.flatMap((name) => {
    const choices = fields[name]?.choices;
    const available = new Set([chosen[name] ?? '', ...(choices?.map(String) ?? values[name] ?? [])]);
    available.delete('');
    const options = [...available].map((value) => ({
      value,
      text: choices ? t(`field.${name}.${value}`) : value,
    }));
    return options.length === 0 ? [] : [{ name, label: t(`field.${name}`), options }];
  });
}

type EachResource = (typeof resources)[ResourceName];
const homeOf = ({ plural, screen }: EachResource): string => screen.within ?? plural;

/** Links to the lists that share a place in the navigation, such as those within the inbox. */
function useSiblings(current: EachResource): ViewsProps['views'] {
  const { links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const may = useCan();
  const family = Object.values(resources).filter(
    (each) => homeOf(each) === homeOf(current) && may(each.permission),
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
