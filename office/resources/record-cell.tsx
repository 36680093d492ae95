import type { LabelSet } from '#contract/labels/label-set.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { formatAmount } from '#rules/money.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { State } from '../components/state.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useDays } from '../components/use-days.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useLabels } from '../office-context.ts';
import { plainText } from './resource.ts';

interface RecordCellProps {
  labels: LabelSet;
  name: string;
  field: FieldInput | undefined;
  value: unknown;
}

/** A field's value in a list, formatted as its input says. */
export function RecordCell({ labels, name, field, value }: RecordCellProps) {
  const t = useLabels(officeListLabels);
  const ofRecords = useLabels(recordLabels);
  const label = useLabels(labels);
  const when = useDateTimes();
  const day = useDays();
  const inLanguage = useLocalizedText();
  if (value === null && field?.input === 'provinces') return ofRecords('all');
  if ((value ?? '') === '') return null;
  switch (field?.input) {
    case 'number':
      return <Num>{numberIn(name, Number(value))}</Num>;
    case 'check':
      return field.choices ? (
        <State look={value ? 'done' : 'off'}>{label(`field.${name}.${Boolean(value)}`)}</State>
      ) : (
        t(value === true ? 'yes' : 'no')
      );
    case 'choice':
      return label(`field.${name}.${plainText(value)}`);
    case 'moment':
      return <Moment text={when(plainText(value))} />;
    case 'day':
      return day(plainText(value));
    case 'both':
      return <UserText text={inLanguage(value as { en: string; km: string })} />;
    case 'staff':
    case 'category':
      return <Option field={field} value={value} />;
    case 'list':
    case 'provinces':
      return <Num>{(value as readonly unknown[]).length}</Num>;
    default:
      return <UserText text={plainText(value)} />;
  }
}

const numberIn = (name: string, value: number) => (name.endsWith('Cents') ? formatAmount(value) : value);

/** A day and its time, between which a line may break. */
function Moment({ text }: { text: string }) {
  const [date, time] = text.split(' ');
  return (
    <>
      <Num>{date}</Num> <Num>{time}</Num>
    </>
  );
}

function Option({ field, value }: { field: FieldInput; value: unknown }) {
  const inLanguage = useLocalizedText();
  const option = field.options?.find((each) => each.value === value);
  return option ? <UserText text={inLanguage(option)} /> : null;
}
