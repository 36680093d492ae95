import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { getPhonePayment } from '#contract/operations/office/phone-orders/get-phone-payment.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { MessageToPassOn, UnreachedNote } from '#office/mails/unreached.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import type { Outcome } from './use-placing.ts';

const QrCode = lazy(() => import('#office/staff/qr-code.tsx'));

/**
 * The interval in ms for checking whether a QR code was paid. The bank is polled no more often than it
 * allows.
 */
const requestEvery = 4000;

const messageTo = {
  cash: 'toldCash',
  onAccount: 'toldCash',
  link: 'toldLink',
  transfer: 'toldTransfer',
  code: 'toldCode',
} as const;

/** The placed order: the customer's messages, the QR code to pay, and links. */
export function Placed({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  const { links } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const when = useDateTimes();
  const { number, code, way: method, to, unreached } = outcome;
  return (
    <div className="talk-placed">
      <h2 tabIndex={-1} ref={(head) => head?.focus()}>
        {t('placed', { number })}
      </h2>
      {unreached === null ? (
        <p>{t(messageTo[method], { to, time: code ? when(code.until) : '' })}</p>
      ) : (
        <>
          <UnreachedNote to={to} why={unreached} />
          <MessageToPassOn number={number} mail={null} to={to} />
        </>
      )}
      {code && <Code number={number} code={code} />}
      <div className="form-foot">
        <Button href={`${links.orders}/${encodeURIComponent(number)}`}>{common('openOrder')}</Button>
        <Button kind="ghost" onClick={onAgain}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}

function Code({ number, code }: { number: string; code: NonNullable<Outcome['code']> }) {
  const t = useLabels(officePhoneOrderLabels);
  const { data } = useQuery({
    ...officeQuery(getPhonePayment, { number }),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : requestEvery),
  });
  const state = data?.state ?? 'waiting';
  const total = code.asks;
  if (state !== 'waiting')
    return (
      <output>
        <Note kind={state === 'paid' ? 'good' : 'bad'}>{t(state)}</Note>
      </output>
    );
  return (
    <>
      <Suspense>
        <QrCode text={code.text} label={t('codeOf', { total })} />
      </Suspense>
      <output>
        <Note kind="us">{t('waiting', { total })}</Note>
      </output>
    </>
  );
}
