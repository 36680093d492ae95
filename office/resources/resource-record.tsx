import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import type { ResourceName } from '#contract/resources/resources.ts';
import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';
import { Note } from '../components/note.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Screen } from '../components/screen.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { useLabels } from '../office-context.ts';
import { RecordForm } from '../records/record-form.tsx';
import { type RecordFields, useRecords } from '../records/use-records.ts';
import { RecordCell } from './record-cell.tsx';
import type { RecordOf } from './resource.ts';
import { useResource } from './use-resource.ts';
import './resource-list.css';

/** One record of a resource, or a new one: its form, its history with undo, and panels of its own. */
export function ResourceRecord({ id }: { id: string }) {
  const text = useLabels(officeListLabels);
  const common = useLabels(officeCommonLabels);
  const { resource, t, titleOf, parts, list } = useResource();
  const isNew = id === 'new';
  const query = useRecords(resource.name, /^[1-9]\d{0,8}$/u.test(id) ? [Number(id)] : []);
  const [isHistoryOpen, openHistory] = useState(false);
  const [typed, setTyped] = useState<RecordFields>({});
  const record: RecordOf<ResourceName> | null = query.data?.records[0] ?? null;
  const values: RecordFields = record?.fields ?? {};
  const title = isNew ? t('newOne') : titleOf({ fields: values });
  const { Head, Main, Panels } = parts;
  const namesFor = (fields: Inputs, blank: RecordFields | null) =>
    parts.fieldsFor?.({ ...(record ? values : blank), ...typed }) ?? editable(fields);
  return (
    <Screen
      title={record || isNew ? title : t('one')}
      back={{ href: list, label: text('back') }}
      actions={
        record && (
          <Button kind="ghost" onClick={() => openHistory(true)}>
            <OfficeIcon name="history" />
            <span className="head-word">{common('history')}</span>
          </Button>
        )
      }
    >
      <QueryState query={query}>
        {({ fields, blank, mayRemove }) =>
          record || isNew ? (
            <div className="record-page">
              {record && Main && (
                <div className="record-main">
                  <Main record={record} />
                </div>
              )}
              {namesFor(fields, blank).length > 0 && (
                <RecordForm
                  kind={resource.name}
                  record={record}
                  blank={blank}
                  fields={fields}
                  names={namesFor(fields, blank)}
                  mayRemove={mayRemove}
                  isSecondary={Main !== undefined}
                  label={title}
                  head={record && Head && <Head record={record} />}
                  onSaved={(saved, isRemoved) => {
                    setTyped({});
                    if (isRemoved) navigate(list);
                    else if (isNew) navigate(`${list}/${saved}`, { replace: true });
                  }}
                  onTyped={setTyped}
                />
              )}
              {record && Panels && (
                <div>
                  <Panels record={record} />
                </div>
              )}
              {record && !Head && !(Main && parts.fieldsFor) && <Facts record={record} fields={fields} />}
            </div>
          ) : (
            <Note>{text('gone')}</Note>
          )
        }
      </QueryState>
      {record && isHistoryOpen && (
        <RecordHistory kind={resource.name} id={record.id} about={title} onClose={() => openHistory(false)} />
      )}
    </Screen>
  );
}

type Inputs = Readonly<Record<string, FieldInput>>;

const editable = (fields: Inputs): string[] =>
  Object.keys(fields).filter((name) => !fields[name]?.isReadOnly);

/** The fields that the shop sets itself. */
function Facts({ record, fields }: { record: RecordOf<ResourceName>; fields: Inputs }) {
  const { resource, t } = useResource();
  const values = record.fields as RecordFields;
  const names = Object.keys(fields).filter((name) => fields[name]?.isReadOnly && values[name] !== null);
  if (names.length === 0) return null;
  return (
    <dl className="record-facts">
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`field.${name}`)}</dt>
          <dd>
            <RecordCell labels={resource.labels} name={name} field={fields[name]} value={values[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
