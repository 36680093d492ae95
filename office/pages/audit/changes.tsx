import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';
import { useLabels } from '#office/office-context.ts';
import { useOrderWords } from '#office/parts/order-words.ts';
import { Quoted } from '#ui/quoted.tsx';
import type { Entry } from './entry.ts';
import { useFieldName } from './use-field-name.ts';

/** So many stand in the row; the rest is counted. */
const shown = 3;

/** Fields and facts that have a word of their own; others go by their name in the records. */
const words = {
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
  view: 'view',
} as const;

/** By what somebody showed who they are. */
const ways = { password: 'password', passkey: 'passkey' } as const;

/** A stored picture by the name it came with, without its folder and the mark of its contents. */
const withoutFolder = (text: string) =>
  text.replace(/^\/content\/(?:.*\/)?([^/]+?)(?:\.[\da-f]{8})?(\.\w+)$/u, '$1$2');

/** What was and what became, and what else is known. */
export function Changes({ event, changes, facts }: Pick<Entry, 'event' | 'changes' | 'facts'>) {
  const t = useLabels(officeAuditLabels);
  const order = useOrderWords();
  const fieldName = useFieldName(event);
  const called = (name: string) => (name in words ? t(words[name as keyof typeof words]) : fieldName(name));
  const value = (field: string, text: string | null) => {
    if (text === null) return <span className="soft">{t('nothing')}</span>;
    return field === 'state' ? order.state(text as OrderState) : <Quoted text={withoutFolder(text)} />;
  };
  // What a history shows needs no list of its fields.
  const others =
    changes.length > 0 ? facts.filter(({ name }) => name !== 'fields' && name !== 'names') : facts;
  return (
    <ul className="changes">
      {changes.slice(0, shown).map(({ field, from, to }) => (
        <li key={field}>
          <span className="soft">{called(field)}</span>{' '}
          <del>
            <span className="vh">{t('was')} </span>
            {value(field, from)}
          </del>{' '}
          <ins>
            <span className="vh">{t('is')} </span>
            {value(field, to)}
          </ins>
        </li>
      ))}
      {changes.length > shown && <li className="soft">{t('more', { n: changes.length - shown })}</li>}
      {others.map(({ name, value: text }) => (
        <li key={name}>
          <span className="soft">{called(name)}</span>{' '}
          {name === 'by' && text in ways ? t(ways[text as keyof typeof ways]) : <Quoted text={text} />}
        </li>
      ))}
    </ul>
  );
}
