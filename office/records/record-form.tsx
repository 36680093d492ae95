import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import type { FieldInput, RecordKind } from '#contract/operations/office/records/record-types.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { valueText } from '../history/value-text.ts';
import { useLabels } from '../office-context.ts';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { RecordErrors } from './record-errors.ts';
import { KindOfRecord } from './field-props.ts';
import { RecordField } from './record-field.tsx';
import type { RecordFields, StoredRecord } from './use-records.ts';
import { useSureDiscount } from './use-sure-discount.ts';
import { useRecordWords } from './use-record-words.ts';
import './records.css';

interface RecordFormProps {
  kind: RecordKind;
  /** Null for a new record, which starts with `blank`. */
  record: StoredRecord | null;
  blank?: RecordFields | null;
  /** The description from GET_RECORDS. */
  fields: Readonly<Record<string, FieldInput>>;
  /** The displayed fields, in order. Defaults to all. */
  names?: readonly string[] | undefined;
  /** Groups with titles, for those of `names` that they have. */
  groups?: readonly { title: string; names: readonly string[]; hint?: string }[] | undefined;
  mayRemove?: boolean;
  /** Accessible name. */
  label: string;
  onSaved?: (id: number | string, isRemoved: boolean) => void;
  /** Shown beside the form's buttons. */
  beside?: ReactNode;
  /** Shown above the form's fields. */
  head?: ReactNode;
  /** Label of the save button for existing records. Optional; has a default. */
  submit?: string;
  /** Whether the screen has a more important button. */
  isSecondary?: boolean;
  /** A note before the buttons about the effect of saving. */
  said?: ReactNode;
  /** Values that differ from the record's from the start, for example an empty item to fill in. */
  draft?: RecordFields;
  /** Called on every input, for a preview. */
  onTyped?: (fields: RecordFields) => void;
}

/** Fields of a record, rendered as its kind describes them. Saves only changed fields. */
export function RecordForm({
  kind,
  record,
  blank,
  fields,
  names,
  groups,
  mayRemove,
  label,
  onSaved,
  beside,
  head,
  submit,
  said: announced,
  isSecondary = false,
  draft,
  onTyped,
}: RecordFormProps) {
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const forms = useLabels(officeFormLabels);
  const words = useRecordWords(kind);
  const surely = useSureDiscount();
  const save = useOfficeMutation(changeRecord, { saved: common('saved'), isInForm: true });
  const remove = useOfficeMutation(changeRecord, { saved: t('removed') });
  const start: RecordFields = record?.fields ?? blank ?? {};
  const form = useOfficeForm<RecordFields>({
    start,
    ...(draft && { draft }),
    send: async (values) => {
      const changed = Object.entries(values).filter(([name, value]) => !record || value !== start[name]);
      const { id } = await surely((isPriceSure) =>
        save.mutateAsync({
          kind,
          id: record?.id ?? null,
          version: record?.version ?? null,
          fields: Object.fromEntries(changed),
          isPriceSure,
        }),
      );
      onSaved?.(id, false);
    },
  });
  // What someone else entered meanwhile is shown at its field, so that saving again is a decision.
  const others = Object.keys(fields).flatMap((name): [string, string][] => {
    const theirs = form.meanwhile(name);
    if (theirs === undefined) return [];
    const isAmount = name.endsWith('Cents') && typeof theirs === 'number';
    return [[name, forms('nowThere', { value: isAmount ? formatAmount(theirs) : valueText(theirs) })]];
  });
  const field = (name: string) => {
    const input = fields[name];
    return (
      input && (
        <RecordField
          key={name}
          name={name}
          path={name}
          field={input}
          value={form.values[name] ?? null}
          words={words}
          onChange={(value) => {
            form.set(name, value);
            onTyped?.({ ...form.values, [name]: value });
          }}
        />
      )
    );
  };
  return (
    <OfficeForm
      form={form}
      label={label}
      submit={submit ?? (record ? common('save') : t('make'))}
      kind={isSecondary ? 'ghost' : 'plain'}
      beside={
        <>
          {form.isChanged && (
            <Button
              kind="quiet"
              onClick={() => {
                form.reset();
                onTyped?.(start);
              }}
            >
              {forms('discard')}
            </Button>
          )}
          {record && mayRemove && (
            <Button
              kind="quiet"
              icon="trash-2"
              busy={remove.isPending}
              onClick={() =>
                void confirmDialog({ question: t('removeSure'), confirm: t('remove') }, () =>
                  remove
                    .mutateAsync({ kind, id: record.id, version: record.version, fields: {}, remove: true })
                    // A callback passed to `mutate` would not run, because the form may have been closed by then.
                    .then(({ id }) => onSaved?.(id, true))
                    .catch(() => undefined),
                )
              }
            >
              {t('remove')}
            </Button>
          )}
          {beside}
          {announced && <p className="form-said">{announced}</p>}
        </>
      }
    >
      <div className="record-fields">
        {head}
        <KindOfRecord value={kind}>
          <RecordErrors value={new Map([...others, ...form.faults])}>
            {groups
              ? groups
                  .map(({ title, hint, names: all }) => ({
                    title,
                    hint,
                    shown: all.filter((name) => names?.includes(name) ?? true),
                  }))
                  .filter(({ shown }) => shown.length > 0)
                  .map(({ title, hint, shown }) => (
                    <section className="field-group" key={title}>
                      <h2>{title}</h2>
                      {hint && <p className="soft narrow">{hint}</p>}
                      <div className="record-fields">{shown.map(field)}</div>
                    </section>
                  ))
              : (names ?? Object.keys(fields)).map(field)}
          </RecordErrors>
        </KindOfRecord>
      </div>
    </OfficeForm>
  );
}
