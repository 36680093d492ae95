import { type ReactNode, useEffect, useState } from 'react';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { centsOf, formatCents } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Riel } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import type { Transfer } from './use-transfer.ts';

interface AccountRowsProps {
  account: Transfer['Accounts'][number];
  /** The order's number, and its total in both currencies. */
  number: string;
  dollars: number;
  riel: number | undefined;
  /** The other way to pay, shown below the amount. */
  children: ReactNode;
}

/**
 * The values to enter in the bank's form, the most easily forgotten ones first. Long values have a copy
 * button.
 */
export function AccountRows({ account, number, dollars, riel, children }: AccountRowsProps) {
  const t = useLabels(transferLabels);
  const { AccountName, AccountNumber, Amount, Bank, Currency, QrPicture } = account;
  const isRiel = Currency === 'KHR';
  return (
    <div className={QrPicture ? 'bt-grid has-qr' : 'bt-grid'}>
      <dl className="bt-rows">
        <Row name={t('remark')} copies={number}>
          <Num>{number}</Num>
        </Row>
        <Row name={t('accountNumber')} copies={AccountNumber.replaceAll(' ', '')}>
          <Num>{AccountNumber}</Num>
        </Row>
        <Row name={t('amount')} copies={isRiel ? String(Amount) : formatCents(centsOf(Amount))}>
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

function Row({ name, copies, children }: { name: string; copies?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="run">{children}</b>
        {copies !== undefined && <Copy name={name} text={copies} />}
      </dd>
    </div>
  );
}

/** How long the button confirms the copy, in ms. */
const messagesFor = 3000;

function Copy({ name, text }: { name: string; text: string }) {
  const t = useLabels(transferLabels);
  const [announced, setMessage] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (!announced) return undefined;
    const timer = setTimeout(() => setMessage(null), messagesFor);
    return () => clearTimeout(timer);
  }, [announced]);
  return (
    <>
      <Button
        kind="quiet"
        small
        icon={announced === 'copied' ? 'check' : 'copy'}
        aria-label={announced ? t(announced) : t('copyWhat', { name })}
        onClick={() => void copy()}
      >
        {t(announced ?? 'copy')}
      </Button>
      <output className="vh">{announced ? t(announced) : ''}</output>
    </>
  );

  async function copy() {
    try {
      // The clipboard is unavailable on pages without https.
      await navigator.clipboard.writeText(text);
      setMessage('copied');
    } catch {
      setMessage('notCopied');
    }
  }
}
