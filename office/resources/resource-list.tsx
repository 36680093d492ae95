import type { ComponentType } from 'react';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import type { ResourceName } from '#contract/resources/resources.ts';
import { useCan } from '../data/use-can.ts';
import { ExportButton, ExportButtons } from '../lists/export-button.tsx';
import type { ListFilter } from '../lists/list-filters.tsx';
import { addressOf, type ListChoices } from '../lists/list-choices.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import type { ListColumn } from '../lists/list-table.tsx';
import { NewLink } from '../lists/new-link.tsx';
import { useSelection } from '../lists/use-selection.ts';
import { ImportDialog } from './import-dialog.tsx';
import { RecordCell } from './record-cell.tsx';
import { columnsFor, type RecordOf } from './resource.ts';
import { useResource } from './use-resource.ts';
import { useResourceList } from './use-resource-list.ts';

type AnyRecord = RecordOf<ResourceName>;
type Fields = Readonly<Record<string, FieldInput>>;

/** The list of a resource: search, views, sorting, selection, export and import, as its description says. */
export function ResourceList() {
  const { resource, t, titleOf, parts, list: path, described } = useResource();
  const { name, mayCreate, unique, exportPermission, exportsXlsx } = resource;
  const may = useCan();
  const { address, choices, request, query, first, views, rows } = useResourceList();
  const selection = useSelection(rows);
  const fields = described.data?.fields ?? {};
  const mayExport = !exportPermission || may(exportPermission);
  const Exports = exportsXlsx ? ExportButtons : ExportButton;
  const { ListActions, Selected, Siblings } = parts;
  const filters = useFilters(fields, first?.values ?? {}, choices.filters);
  return (
    <ListScreen
      list={address}
      choices={choices}
      actions={
        <>
          {mayCreate && unique !== undefined && <ImportDialog />}
          {mayExport && (
            <Exports
              operation={exportRecords}
              input={request}
              file={resource.plural}
              selected={exportsXlsx ? selection.ids : null}
            />
          )}
          {ListActions && <ListActions request={request} />}
          {mayCreate && <NewLink href={`${path}/new`} text={t('newOne')} />}
        </>
      }
      views={Siblings ? { links: <Siblings /> } : views}
      hint={t('findHint')}
      filters={filters}
      query={query}
      rows={rows}
      noneYet={t('none')}
      table={{
        name: classOf(name, parts),
        caption: t('many'),
        columns: useColumns(fields, choices),
        nameOf: titleOf,
      }}
      found={first && { total: first.found, hasMore: first.hasMore }}
      selection={Selected || (exportsXlsx && mayExport) ? selection : null}
    >
      {Selected && selection.ids.size > 0 && <Selected records={selection.rows} onDone={selection.clear} />}
    </ListScreen>
  );
}

const classOf = (
  name: string,
  { hasShortTitles }: Pick<ReturnType<typeof useResource>['parts'], 'hasShortTitles'>,
) => (hasShortTitles ? `is-${name} has-short-titles` : `is-${name}`);

/** Returns the title and the columns of a resource. A title links to its record, whose address keeps the choices. */
function useColumns(fields: Fields, choices: ListChoices): ListColumn<AnyRecord>[] {
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
      isSpare: parts.spare?.some((each) => each === name) ?? false,
      cell: (record: AnyRecord) =>
        at === 0 ? (
          <a href={addressOf(`${list}/${record.id}`, choices)}>{valueOf(record)}</a>
        ) : (
          valueOf(record)
        ),
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
