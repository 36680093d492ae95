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
  if (value === null || value === undefined || value === '') return null;
  switch (field?.input) {
    case 'number':
      return <Num>{name.endsWith('Cents') ? formatAmount(Number(value)) : Number(value)}</Num>;
    case 'check':
      if (!field.choices) return t(value === true ? 'yes' : 'no');
      return (
        <State look={value ? 'done' : 'off'}>{label(`field.${name}.${value ? 'true' : 'false'}`)}</State>
      );
    case 'choice':
      return label(`field.${name}.${plainText(value)}`);
    case 'moment': {
      // Only between its day and its time.
      const [date, time] = when(plainText(value)).split(' ');
      return (
        <>
          <Num>{date}</Num> <Num>{time}</Num>
        </>
      );
    }
    case 'day':
      return day(plainText(value));
    case 'both':
      return <UserText text={inLanguage(value as { en: string; km: string })} />;
    case 'staff':
    case 'category': {
      const option = field.options?.find((each) => each.value === value);
      return option ? <UserText text={inLanguage(option)} /> : null;
    }
    case 'list':
    case 'provinces':
      return <Num>{(value as readonly unknown[]).length}</Num>;
    default:
      return <UserText text={plainText(value)} />;
  }
}
