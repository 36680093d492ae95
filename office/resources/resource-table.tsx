import type { ComponentType } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { sortsOf } from '#contract/resource.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import type { ResourceName } from '#contract/resources/resources.ts';
import { SortedHead } from '../components/sorted-head.tsx';
import { useLabels } from '../office-context.ts';
import { addressOf, type ListChoices, sortedBy } from './list-choices.ts';
import { RecordCell } from './record-cell.tsx';
import { columnsFor, type RecordOf } from './resource.ts';
import { useResource } from './use-resource.ts';
import '../styles/table.css';
import './resource-list.css';

type AnyRecord = RecordOf<ResourceName>;

interface ResourceTableProps {
  records: readonly AnyRecord[];
  choices: ListChoices;
  fields: Readonly<Record<string, FieldInput>>;
  /** Whether other records are loading. */
  isBusy: boolean;
  /** Ids of the selected records, or null if they can't be selected. */
  chosen: ReadonlySet<number | string> | null;
  onChoose: (ids: ReadonlySet<number | string>) => void;
}

/** The table of a resource: its title and columns, each sortable. */
export function ResourceTable({ records, choices, fields, isBusy, chosen, onChoose }: ResourceTableProps) {
  const { resource, t, parts, list } = useResource();
  const common = useLabels(officeCommonLabels);
  const {
    title,
    list: { sort: standard },
  } = resource;
  const columns = columnsFor(resource, fields);
  const sorted = choices.sort || standard.replace('-', '');
  const isDescending = choices.sort === '' ? standard.startsWith('-') : choices.order === 'down';
  const sorts = sortsOf(resource);
  const head = (name: string) => {
    const isFigure = fields[name]?.input === 'number';
    const text = t(name === title ? (parts.titleHead ?? `field.${name}`) : `field.${name}`);
    if (!sorts.includes(name))
      return (
        <th key={name} scope="col" className={isFigure ? 'is-figure' : undefined}>
          {text}
        </th>
      );
    return (
      <SortedHead
        key={name}
        href={addressOf(
          list,
          sortedBy({ ...choices, sort: sorted, order: isDescending ? 'down' : '' }, name),
        )}
        direction={name === sorted ? (isDescending ? 'descending' : 'ascending') : null}
        isFigure={isFigure}
      >
        {text}
      </SortedHead>
    );
  };
  const choose = (ids: readonly (number | string)[], isChosen: boolean) => {
    const after = new Set(chosen);
    for (const id of ids) {
      if (isChosen) after.add(id);
      else after.delete(id);
    }
    onChoose(after);
  };
  return (
    <div className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}>
      <table className={`grid rows resource is-${resource.name}`} aria-busy={isBusy}>
        <caption className="vh">{t('many')}</caption>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className="is-choice">
                <input
                  type="checkbox"
                  aria-label={common('selectAll')}
                  checked={records.every(({ id }) => chosen.has(id))}
                  onChange={({ currentTarget }) =>
                    choose(
                      records.map(({ id }) => id),
                      currentTarget.checked,
                    )
                  }
                />
              </th>
            )}
            {[title, ...columns].map(head)}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row
              key={record.id}
              record={record}
              fields={fields}
              chosen={chosen && { is: chosen.has(record.id), set: (is) => choose([record.id], is) }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  record: AnyRecord;
  fields: Readonly<Record<string, FieldInput>>;
  chosen: { is: boolean; set: (isChosen: boolean) => void } | null;
}

function Row({ record, fields, chosen }: RowProps) {
  const { resource, t, titleOf, list, parts } = useResource();
  const together = useLabels(officeTogetherLabels);
  const values = record.fields as Readonly<Record<string, unknown>>;
  const { title } = resource;
  const cell = (name: string) => {
    const Own = (parts.cells as Record<string, ComponentType<{ record: AnyRecord }>> | undefined)?.[name];
    if (Own) return <Own record={record} />;
    return <RecordCell labels={resource.labels} name={name} field={fields[name]} value={values[name]} />;
  };
  return (
    <tr>
      {chosen && (
        <td className="is-choice">
          <input
            type="checkbox"
            aria-label={together('choose', { name: titleOf(record) })}
            checked={chosen.is}
            onChange={({ currentTarget }) => chosen.set(currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row">
        <a href={`${list}/${record.id}`}>{cell(title)}</a>
      </th>
      {columnsFor(resource, fields).map((name) => (
        <td
          key={name}
          className={fields[name]?.input === 'number' ? 'is-figure' : undefined}
          data-label={t(`field.${name}`)}
        >
          {cell(name)}
        </td>
      ))}
    </tr>
  );
}
