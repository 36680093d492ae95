import { useState } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { sortsOf } from '#contract/resource.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { navigate } from '#web/navigate.ts';
import { MoreButton } from '../components/more-button.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { Note } from '../components/note.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Screen } from '../components/screen.tsx';
import { useRowShortcuts } from '../components/use-row-shortcuts.ts';
import { Views, type ViewsProps } from '../components/views.tsx';
import { useList } from '../data/query-client.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { useScreenShortcut } from '../screen-keys.ts';
import { useAddressQuery } from '../use-address-query.ts';
import { ExportButton } from './export-button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ListFilters } from './list-filters.tsx';
import { addressOf, choicesOf, type ListChoices } from './list-choices.ts';
import { columnsFor, type RecordOf } from './resource.ts';
import { ResourceTable } from './resource-table.tsx';
import { useResource } from './use-resource.ts';
import { type ResourceName, resources } from '#contract/resources/resources.ts';

/** The list of a resource: search, views, sorting, selection, export and import, as its description says. */
export function ResourceList() {
  const { resource, t, parts, list, described } = useResource();
  const {
    name,
    mayCreate,
    unique,
    list: { views = {} },
  } = resource;
  const text = useLabels(officeListLabels);
  const choices = choicesOf(resource, new URLSearchParams(useAddressQuery()));
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
  const [chosen, setChosen] = useState<ReadonlySet<number | string>>(new Set());
  useRowShortcuts();
  const go = (after: ListChoices) => navigate(addressOf(list, after), { stay: true, replace: true });
  const first = query.data?.pages[0];
  const isFound = choices.find !== '' || Object.keys(choices.filters).length > 0;
  const { Selected, Siblings } = parts;
  const siblings = useSiblings(resource);
  return (
    <Screen
      actions={
        <>
          {mayCreate && unique !== undefined && <ImportDialog />}
          <ExportButton request={request} />
          {mayCreate && <NewLink href={`${list}/new`} text={t('newOne')} />}
        </>
      }
      views={
        Siblings ? (
          <Siblings />
        ) : (
          <Views
            label={t('many')}
            views={[
              ...(Object.keys(views).length === 0 ? [] : ['', ...Object.keys(views)]).map((view) => ({
                href: addressOf(list, { ...choices, view }),
                text: view === '' ? text('all') : t(`view.${view}`),
                isHere: view === choices.view,
                waiting: (view !== '' && first?.views[view]) || undefined,
              })),
              ...siblings,
            ]}
          />
        )
      }
    >
      <FilterBar
        find={choices.find}
        onFind={(find) => go({ ...choices, find })}
        hint={t('findHint')}
        onClear={isFound ? () => go({ ...choices, find: '', filters: {} }) : null}
      >
        <ListFilters
          choices={choices}
          fields={described.data?.fields ?? {}}
          values={first?.values ?? {}}
          onChange={go}
        />
        <SortField choices={choices} fields={described.data?.fields ?? {}} onChange={go} />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const records = pages.flatMap((page) => page.records) as unknown as RecordOf<ResourceName>[];
          const isAll = !isFound && choices.view === '';
          if (records.length === 0) return <Note>{isAll ? t('none') : text('none')}</Note>;
          return (
            <>
              <ResourceTable
                records={records}
                choices={choices}
                fields={described.data?.fields ?? {}}
                isBusy={query.isPlaceholderData}
                chosen={Selected ? chosen : null}
                onChoose={setChosen}
              />
              <p className="soft found">
                {text(first?.hasMore ? 'shownOfMore' : 'shown', {
                  n: records.length,
                  total: first?.found ?? 0,
                })}
              </p>
              <MoreButton query={query} />
              {Selected && chosen.size > 0 && (
                <Selected
                  records={records.filter(({ id }) => chosen.has(id))}
                  onDone={() => setChosen(new Set())}
                />
              )}
            </>
          );
        }}
      </QueryState>
    </Screen>
  );
}

type AnyResource = (typeof resources)[ResourceName];
const homeOf = ({ plural, screen }: AnyResource): string => screen.within ?? plural;

/** Links to the lists that share a place in the navigation, such as those within the inbox. */
function useSiblings(current: AnyResource): ViewsProps['views'] {
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

/** Opens a new record; shortcut N. */
function NewLink({ href, text }: { href: string; text: string }) {
  useScreenShortcut('n', text, () => navigate(href));
  return (
    <Button href={href} icon="plus" aria-keyshortcuts="n">
      {text}
    </Button>
  );
}

/** The sort order on phones, where the table's head isn't shown. */
function SortField({
  choices,
  fields,
  onChange,
}: {
  choices: ListChoices;
  fields: Readonly<Record<string, FieldInput>>;
  onChange: (after: ListChoices) => void;
}) {
  const { resource, t } = useResource();
  const text = useLabels(officeListLabels);
  const standard = resource.list.sort;
  const shown = new Set([resource.title, ...columnsFor(resource, fields)]);
  const sorts = sortsOf(resource).filter((sort) => shown.has(sort));
  return (
    <SelectField
      name="sort"
      className="list-sort"
      label={text('sortBy')}
      options={[
        ...(standard === '-id' ? [{ value: '', text: text('newest') }] : []),
        ...sorts.flatMap((sort) => [
          { value: sort, text: `${t(`field.${sort}`)} ↑` },
          { value: `${sort} down`, text: `${t(`field.${sort}`)} ↓` },
        ]),
      ]}
      value={choices.sort === '' ? standardValue(standard) : `${choices.sort}${choices.order && ' down'}`}
      onChange={({ currentTarget: { value } }) => {
        const [sort = '', order] = value.split(' ');
        onChange({ ...choices, sort, order: order === 'down' ? 'down' : '' });
      }}
    />
  );
}

const standardValue = (sort: string): string => {
  if (sort === '-id') return '';
  return sort.startsWith('-') ? `${sort.slice(1)} down` : sort;
};
