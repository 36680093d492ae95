import { useState } from 'react';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import type { Resource } from '#contract/resource.ts';
import type { ResourceName } from '#contract/resources/resources.ts';
import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';
import { DetailScreen } from '../components/detail-screen.tsx';
import { Note } from '../components/note.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { useIsDesktop } from '../components/use-is-desktop.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { addressOf, choicesOf } from '../lists/list-choices.ts';
import { useLabels } from '../office-context.ts';
import { RecordForm } from '../records/record-form.tsx';
import { pollWhile, type RecordFields, type Records, useRecords } from '../records/use-records.ts';
import { useAddressQuery } from '../use-address-query.ts';
import { copyOf } from './copy-of.ts';
import { RecordCell } from './record-cell.tsx';
import type { RecordOf } from './resource.ts';
import { ResourceViews } from './resource-views.tsx';
import { useResource } from './use-resource.ts';
import { addressIn } from './use-resource-list.ts';
import './resource-record.css';

/** One record of a resource, or a new one: its form, its history with undo, and its own panels. */
export function ResourceRecord({ id }: { id: string }) {
  const text = useLabels(officeListLabels);
  const { resource, t, titleOf, parts, list } = useResource();
  const isNew = id === 'new';
  const [openedAt] = useState(Date.now);
  const { blankInCopies }: Pick<Resource, 'blankInCopies'> = resource;
  const address = new URLSearchParams(useAddressQuery());
  const from = address.get('from') ?? '';
  const shown = isNew && blankInCopies ? from : id;
  const ids = /^[1-9]\d{0,8}$/u.test(shown) ? [Number(shown)] : [];
  const query = useRecords(resource.name, ids, (records) => pollWhile(parts, records));
  const found: RecordOf<ResourceName> | null = query.data?.records[0] ?? null;
  const record = isNew ? null : found;
  const title = record ? titleOf(record) : t(isNew ? 'newOne' : 'one');
  const { List, Status, Below } = parts;
  const hasList = useIsDesktop('80rem') && List !== undefined && !isNew;
  return (
    <DetailScreen
      query={query}
      none={text('gone')}
      title={title}
      status={() => record && Status && <Status record={record} />}
      back={{ href: addressOf(list, choicesOf(addressIn(resource), address)), label: text('back') }}
      views={hasList && <ResourceViews path={`${list}/${id}`} />}
      list={hasList && <List id={Number(id)} />}
      actions={() =>
        record && (
          <>
            {blankInCopies && (
              <Button kind="ghost" href={`${list}/new?from=${record.id}`}>
                <OfficeIcon name="copy" />
                <span className="head-word">{text('duplicate')}</span>
              </Button>
            )}
            <HistoryButton key={id} kind={resource.name} id={record.id} about={title} />
          </>
        )
      }
    >
      {(answer) =>
        record || isNew ? (
          <>
            <Editor
              key={`${id} ${shown}`}
              record={record}
              start={
                found && !record
                  ? copyOf(found.fields, answer.blank, blankInCopies ?? [], openedAt)
                  : answer.blank
              }
              answer={answer}
              label={title}
              storedAs={from === '' ? 'new' : `copy-${from}`}
            />
            {record && Below && <Below key={shown} record={record} />}
          </>
        ) : (
          <Note>{text('gone')}</Note>
        )
      }
    </DetailScreen>
  );
}

interface EditorProps {
  record: RecordOf<ResourceName> | null;
  /** The values of a new record. */
  start: RecordFields | null;
  answer: Records;
  label: string;
  storedAs: string;
}

/** The form of a record and the panel beside it. */
function Editor({ record, start, answer: { fields, mayRemove }, label, storedAs }: EditorProps) {
  const { resource, t, parts, list } = useResource();
  const [typed, setTyped] = useState<RecordFields>({});
  const values = { ...(record?.fields ?? start), ...typed };
  const { groups }: Pick<Resource, 'groups'> = resource;
  const { Above, Head, FormActions, Main, Panels } = parts;
  const id = record ? Number(record.id) : null;
  const names = parts.fieldsFor?.(values) ?? editable(fields);
  return (
    <div className="record-page">
      {Above && <Above id={id} values={values} />}
      {record && Main && (
        <div className="record-main">
          <Main record={record} />
        </div>
      )}
      {names.length > 0 && (
        <RecordForm
          kind={resource.name}
          record={record}
          blank={start}
          fields={fields}
          names={names}
          isSecondary={Main !== undefined}
          groups={
            groups &&
            Object.entries(groups).map(([name, group]) => ({
              title: t(`group.${name}`),
              names: group.fields,
            }))
          }
          mayRemove={mayRemove}
          label={label}
          storedAs={storedAs}
          head={record && Head && <Head record={record} />}
          beside={record && FormActions && <FormActions record={record} />}
          onSaved={(saved, isRemoved) => {
            if (isRemoved) navigate(list);
            else if (!record) navigate(`${list}/${saved}`, { replace: true });
          }}
          onTyped={setTyped}
        />
      )}
      {record && Panels && (
        <div>
          <Panels record={record} />
        </div>
      )}
      <BesideForm record={record} values={values} fields={fields} />
    </div>
  );
}

/** The resource's own panel, or the fields that the shop sets itself, if no other part shows them. */
function BesideForm({ record, values, fields }: BesideFormProps) {
  const { Above, Head, Beside, Main, fieldsFor } = useResource().parts;
  if (Beside) return <Beside id={record ? Number(record.id) : null} values={values} />;
  if (!record || Head || Above || (Main && fieldsFor)) return null;
  return <Facts record={record} fields={fields} />;
}

type Inputs = Readonly<Record<string, FieldInput>>;

interface BesideFormProps {
  record: RecordOf<ResourceName> | null;
  /** The form's values as typed. */
  values: RecordFields;
  fields: Inputs;
}

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
