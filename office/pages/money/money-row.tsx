import type { ReactNode } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { PersonName } from '#office/components/person-name.tsx';
import type { PersonName as Name } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';

interface MoneyRowProps {
  /** '' for money received without an order. */
  number: string;
  /** The target of the row. Defaults to the order. */
  href?: string;
  customer: Name | null;
  age: string;
  isUrgent?: boolean;
  sum: string;
  /** The amount in another currency, or the requested amount. */
  beside?: string;
  reference: ReactNode;
  think: ReactNode;
  next: ReactNode;
}

/** One pending entry: a single line on desktops, several on phones. */
export function MoneyRow(props: MoneyRowProps) {
  const { number, href, customer, age, isUrgent = false, sum: total, beside, reference, think, next } = props;
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  return (
    <tr>
      <th scope="row">
        {number === '' ? (
          <span className="soft">{t('noOrder')}</span>
        ) : (
          <a className="row-link" href={href ?? `${links.orders}/${encodeURIComponent(number)}`}>
            {number}
          </a>
        )}
      </th>
      <td className="money-who">
        <PersonName of={customer} />
      </td>
      <td className={isUrgent ? 'money-since is-urgent' : 'money-since soft'}>{age}</td>
      <td className="money-sum is-figure">
        <Num>{total}</Num>
        {beside && (
          <small>
            <Num>{beside}</Num>
          </small>
        )}
      </td>
      <td className="money-reference soft">{reference}</td>
      <td className="money-think">{think}</td>
      <td className="money-next">{next}</td>
    </tr>
  );
}
