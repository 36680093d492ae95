import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import type { FieldInput, RecordKind } from '#contract/operations/office/records/record-types.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { SaveStatus, useSaveKey } from '../forms/save-bar.tsx';
import { useDraftStore } from '../forms/stored-draft.ts';
import { useSureSave } from '../forms/use-sure-save.ts';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { valueText } from '../history/value-text.ts';
import { useLabels } from '../office-context.ts';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { currentRecord } from './current-record.ts';
import { RecordConflict } from './record-conflict.tsx';
import { RecordErrors } from './record-errors.ts';
import { KindOfRecord } from './field-props.ts';
import { RecordField } from './record-field.tsx';
import type { RecordFields, StoredRecord } from './use-records.ts';
import { useRecordTexts } from './use-record-texts.ts';
import './records.css';

interface FieldGroup {
  title: string;
  names: readonly string[];
  hint?: string;
}

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
  groups?: readonly FieldGroup[] | undefined;
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
  /** The name of a new record's stored draft. */
  storedAs?: string;
  /** Called with the unsaved fields whenever they change, for a preview. */
  onTyped?: (fields: RecordFields) => void;
}

/** The questions about a discount that leaves little of a price or takes it below cost. */
const doubts = { priceJump: 'priceSure', belowCost: 'belowCostSure' } as const;

/** The form's values, draft and saving. Only changed fields of an existing record are sent. */
function useRecordForm({ kind, record, blank, names, draft, storedAs = 'new', onSaved }: RecordFormProps) {
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const saveSurely = useSureSave();
  const save = useOfficeMutation(changeRecord, { saved: common('saved'), isInForm: true });
  return useOfficeForm<RecordFields>({
    start: record?.fields ?? blank ?? {},
    version: record?.version ?? 0,
    ...(draft && { draft }),
    store: useDraftStore([kind, record?.id ?? storedAs, names?.[0]].join('.')),
    currentOf: currentRecord<RecordFields>,
    send: async (values, { version, typed }) => {
      const { id } = await saveSurely(
        (isPriceSure) =>
          save.mutateAsync({
            kind,
            ...(record
              ? { id: record.id, version, fields: typed }
              : { id: null, version: null, fields: values }),
            isPriceSure,
          }),
        ({ code }) => (code in doubts ? t(doubts[code as keyof typeof doubts]) : undefined),
      );
      onSaved?.(id, false);
    },
  });
}

/** Fields of a record, rendered as its kind describes them. Saves only changed fields. */
export function RecordForm(given: RecordFormProps) {
  const { kind, record, fields, names, groups, mayRemove, label, onSaved, beside, head } = given;
  const { submit, said: announced, isSecondary = false, onTyped } = given;
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const forms = useLabels(officeFormLabels);
  const texts = useRecordTexts(kind);
  const remove = useOfficeMutation(changeRecord, { saved: t('removed') });
  const form = useRecordForm(given);
  const report = useEffectEvent((unsaved: RecordFields) => onTyped?.(unsaved));
  const { typed: unsaved } = form.draft;
  useEffect(() => report(unsaved), [unsaved]);
  useSaveKey(form);
  // What someone else entered meanwhile is shown at its field, so that saving again is a decision.
  const others = Object.keys(fields).flatMap((name): [string, string][] => {
    const theirs = form.meanwhile(name);
    if (theirs === undefined) return [];
    const isAmount = name.endsWith('Cents') && typeof theirs === 'number';
    return [[name, forms('nowThere', { value: isAmount ? formatAmount(theirs) : valueText(theirs) })]];
  });
  const removeRecord = ({ id, version }: StoredRecord) =>
    remove
      .mutateAsync({ kind, id, version, fields: {}, remove: true })
      // A callback passed to `mutate` would not run, because the form may have been closed by then.
      .then((removed) => onSaved?.(removed.id, true))
      .catch(() => undefined);
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
          words={texts}
          onChange={(value) => form.set(name, value)}
        />
      )
    );
  };
  return (
    <>
      <OfficeForm
        form={form}
        label={label}
        submit={submit ?? (record ? common('save') : t('make'))}
        kind={isSecondary ? 'ghost' : 'plain'}
        keyshortcuts="Control+S"
        status={form.isChanged && <SaveStatus form={form} label={texts} />}
        canDiscard
        beside={
          <>
            {record && mayRemove && (
              <Button
                kind="quiet"
                icon="trash-2"
                busy={remove.isPending}
                onClick={() =>
                  void confirmDialog({ question: t('removeSure'), confirm: t('remove') }, () =>
                    removeRecord(record),
                  )
                }
              >
                {t('remove')}
              </Button>
            )}
            {beside}
            {announced && !form.isChanged && <p className="form-said">{announced}</p>}
          </>
        }
      >
        <div className="record-fields">
          {head}
          <KindOfRecord value={kind}>
            <RecordErrors value={new Map([...others, ...form.faults])}>
              {groups ? groupsOf(names, groups, field) : (names ?? Object.keys(fields)).map(field)}
            </RecordErrors>
          </KindOfRecord>
        </div>
      </OfficeForm>
      {record && form.conflict && <RecordConflict kind={kind} id={record.id} form={form} />}
    </>
  );
}

/** The groups that have displayed fields, with their titles. */
const groupsOf = (
  names: readonly string[] | undefined,
  groups: readonly FieldGroup[],
  field: (name: string) => ReactNode,
) =>
  groups
    .map((group) => ({ ...group, shown: group.names.filter((name) => names?.includes(name) ?? true) }))
    .filter(({ shown }) => shown.length > 0)
    .map(({ title, hint, shown }) => (
      <section className="field-group" key={title}>
        <h2>{title}</h2>
        {hint && <p className="soft narrow">{hint}</p>}
        <div className="record-fields">{shown.map(field)}</div>
      </section>
    ));
