import type { ReactNode } from 'react';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { centsOf, formatCents } from '#rules/money.ts';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Riel } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import type { Job } from './job-types.ts';

interface AccountRowsProps {
  account: NonNullable<Job['Payment']>['Accounts'][number];
  /** The order's number, and its total in both currencies. */
  number: string;
  dollars: number;
  riel: number | undefined;
  /** Shows a button that copies a value. */
  copy?: (name: string, text: string) => ReactNode;
  /** The other way to pay, shown below the amount. */
  children?: ReactNode;
}

/**
 * The values to enter in the bank's form, the most easily forgotten ones first. Long values have a copy
 * button.
 */
export function AccountRows({ account, number, dollars, riel, copy, children }: AccountRowsProps) {
  const t = useLabels(transferLabels);
  const { AccountName, AccountNumber, Amount, Bank, Currency, QrPicture } = account;
  const isRiel = Currency === 'KHR';
  return (
    <div className={QrPicture ? 'bt-grid has-qr' : 'bt-grid'}>
      <dl className="bt-rows">
        <Row name={t('remark')} copy={copy?.(t('remark'), number)}>
          <Num>{number}</Num>
        </Row>
        <Row name={t('accountNumber')} copy={copy?.(t('accountNumber'), AccountNumber.replaceAll(' ', ''))}>
          <Num>{AccountNumber}</Num>
        </Row>
        <Row
          name={t('amount')}
          copy={copy?.(t('amount'), isRiel ? String(Amount) : formatCents(centsOf(Amount)))}
        >
          {isRiel ? <Riel value={Amount} /> : <Money value={Amount} />}{' '}
          {riel !== undefined && (
            <span className="riel">{isRiel ? <Money value={dollars} /> : <Riel value={riel} />}</span>
          )}
        </Row>
        <Row name={t('accountName')}>
          <bdi dir="ltr">{AccountName}</bdi>
        </Row>
      </dl>
      {children}
      {QrPicture && (
        <figure className="bt-qr">
          <img src={QrPicture} alt={t('qrOf', { bank: Bank })} width={160} height={160} />
          <figcaption>{t('qr')}</figcaption>
        </figure>
      )}
    </div>
  );
}

function Row({ name, copy, children }: { name: string; copy?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="run">{children}</b>
        {copy}
      </dd>
    </div>
  );
}
