import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { useFieldName } from '#office/history/use-field-name.ts';
import { useValueTexts } from '#office/history/use-value-texts.ts';
import { ChangeDiff } from '#office/history/change-diff.tsx';
import { useLabels } from '#office/office-context.ts';
import { UserText } from '#ui/user-text.tsx';
import type { Entry } from './entry.ts';

/** The number of changes shown in a row; the rest are only counted. */
const shown = 3;

/** Fields and facts with their own labels. Others use their names in the records. */
const labels = {
  state: 'state',
  price: 'price',
  stock: 'stock',
  amount: 'amount',
  by: 'by',
  reason: 'reason',
  reference: 'reference',
  rate: 'rate',
  fields: 'fields',
  names: 'names',
  permissions: 'permissions',
  operation: 'operation',
  paper: 'paper',
  rows: 'rows',
  use: 'use',
  bytes: 'bytes',
  files: 'files',
  currency: 'currency',
  alarm: 'alarm',
  effect: 'effect',
  way: 'way',
  saidYes: 'saidYes',
  server: 'server',
  slips: 'slips',
  orders: 'orderCount',
  products: 'products',
  into: 'into',
  new: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  wrong: 'wrong',
  stopped: 'stopped',
  remaining: 'remaining',
  letGo: 'letGo',
} as const;

/** Values before and after, and other known facts. */
export function Changes({ event, changes, facts }: Pick<Entry, 'event' | 'changes' | 'facts'>) {
  const t = useLabels(officeAuditLabels);
  const valueTexts = useValueTexts(event);
  const fieldName = useFieldName(event);
  const called = (name: string) =>
    name in labels ? t(labels[name as keyof typeof labels]) : fieldName(name);
  const value = (field: string, text: string | null) => {
    if (text === null) return <span className="soft">{t('nothing')}</span>;
    return <UserText text={valueTexts(field, text)} />;
  };
  // An entry with changes doesn't need a list of its fields.
  const others =
    changes.length > 0 ? facts.filter(({ name }) => name !== 'fields' && name !== 'names') : facts;
  return (
    <ul className="changes">
      {changes.slice(0, shown).map(({ field, from, to }) => (
        <li key={field}>
          <span className="soft">{called(field)}</span>{' '}
          <ChangeDiff was={value(field, from)} is={value(field, to)} />
        </li>
      ))}
      {changes.length > shown && <li className="soft">{t('more', { n: changes.length - shown })}</li>}
      {others.map(({ name, value: text }) => (
        <li key={name}>
          <span className="soft">{called(name)}</span> <UserText text={valueTexts(name, text)} />
        </li>
      ))}
    </ul>
  );
}
