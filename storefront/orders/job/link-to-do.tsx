import { jobLabels } from '#contract/labels/mail/job.ts';
import { payLinkLabels } from '#contract/labels/mail/pay-link.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { orderConfirmLabels } from '#contract/labels/mail/order-confirm.ts';
import { formatMoney } from '#ui/money.tsx';
import { formatRiel } from '#rules/riel.ts';
import { qrCode, qrPath } from '#storefront/payment/code/qr-path.ts';
import { useDates } from '#storefront/use-dates.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { useOrderTimes } from '../use-order-times.ts';
import { AccountRows } from './account-rows.tsx';
import { ActForm } from './act-form.tsx';
import { Due, isEarly, JobToDo, Sum } from './job-to-do.tsx';
import { PayMethods } from './pay-methods.tsx';
import { SendSlip } from './send-slip.tsx';
import type { Job } from './job-types.ts';

type Payment = NonNullable<Job['Payment']>;

/** What the customer has to do on the page behind a link. It holds the one saffron button of the page. */
export function LinkToDo({ job, path }: { job: Job; path: string }) {
  const { lang } = useShop();
  const { Payment: payment, May: may, Order: order } = job;
  const isToConfirm = may.includes('confirm') && order.ConfirmUntil !== undefined;
  if (job.Right === 'confirm' && !isToConfirm) return <Answered job={job} />;
  const isToPay = payment && !(payment.State === 'paid' && job.Right === 'all');
  return (
    <JobToDo job={job} page={`/${lang}${path}`}>
      {(isToConfirm || isToPay) && (
        <>
          {isToConfirm && <Confirm job={job} />}
          {isToPay && <Pay job={job} payment={payment} path={path} />}
        </>
      )}
    </JobToDo>
  );
}

/** What became of an order whose link asked for nothing but to confirm it. */
function Answered({ job: { Order: order, Progress: progress } }: { job: Job }) {
  const t = useLabels(orderConfirmLabels);
  const isOver = progress.Steps.some(({ Step }) => Step === 'cancelled');
  const number = order.OrderNumber;
  return isOver ? (
    <Told heading={t('endedHeading')} text={t('ended', { number })} />
  ) : (
    <Told heading={t('confirmedHeading')} text={t('confirmed', { number })} />
  );
}

function Confirm({ job: { Order: order } }: { job: Job }) {
  const { minute } = useDates();
  const t = useLabels(jobLabels);
  const texts = useLabels(orderConfirmLabels);
  return (
    <div className="j-ask">
      <Sum dollars={order.OrderTotal} riel={order.Riel?.Total ?? null} />
      <p>
        <Filled text={t('confirmAsk')} places={{ time: <Num>{minute(order.ConfirmUntil ?? '')}</Num> }} />
      </p>
      <ActForm act="confirm">
        <Button type="submit" kind="act">
          {texts('confirm')}
        </Button>
      </ActForm>
    </div>
  );
}

function Pay({ job, payment, path }: { job: Job; payment: Payment; path: string }) {
  const texts = useLabels(payLinkLabels);
  const number = job.Order.OrderNumber;
  switch (payment.State) {
    case 'choose':
      return isEarly(job) ? <Early {...{ job, payment, path }} /> : <Choose {...{ job, payment, path }} />;
    case 'code':
      return (
        <>
          <Code payment={payment} />
          <PayMethods {...{ job, payment, path }} isOther />
        </>
      );
    case 'checking':
      return <Told heading={texts('checkingHeading')} text={texts('checking')} />;
    case 'goes-back':
      return <Told heading={texts('goesBackHeading')} text={texts('goesBack', { number })} />;
    case 'ended':
      return <Told heading={texts('endedHeading')} text={texts('ended', { number })} />;
    default:
      return <Told heading={texts('paidHeading')} text={texts('paid', { number })} />;
  }
}

const Told = ({ heading, text }: { heading: string; text: string }) => (
  <div className="j-ask">
    <h3>{heading}</h3>
    <p>{text}</p>
  </div>
);

/** How an order on account is paid before its day, folded away. A link to `#j-pay` opens it. */
function Early({ job, payment, path }: { job: Job; payment: Payment; path: string }) {
  const t = useLabels(jobLabels);
  return (
    <Due job={job} payment={payment} heading="">
      <details className="j-early">
        <summary className="btn ghost">{t('payOrder')}</summary>
        <div className="j-pay" id="j-pay">
          <PayMethods {...{ job, payment, path }} />
          <Banks job={job} payment={payment} path={path} />
        </div>
      </details>
    </Due>
  );
}

function Choose({ job, payment, path }: { job: Job; payment: Payment; path: string }) {
  const { minute } = useDates();
  const { moment } = useOrderTimes();
  const t = useLabels(jobLabels);
  const money = useLabels(paymentStatusLabels);
  const { Until: until, Accounts: accounts, SlipAt: slipAt, IsBalance } = payment;
  const isWhole = !IsBalance || job.Order.DueOn !== undefined;
  return (
    <div className="j-pay" id="j-pay">
      <Due job={job} payment={payment} heading={isWhole ? t('payOrder') : money('payBalance')}>
        {until !== null && (
          <p>
            <Filled text={t('heldUntil')} places={{ time: <Num>{minute(until)}</Num> }} />
          </p>
        )}
        {slipAt !== null && <p>{t('slipSent', { moment: moment(slipAt) })}</p>}
        <PayMethods {...{ job, payment, path }} />
        {payment.Methods.length === 0 && accounts.length === 0 && <p>{t('noAccount')}</p>}
      </Due>
      <Banks job={job} payment={payment} path={path} />
    </div>
  );
}

/** The accounts to transfer to, and where the slip is sent. */
function Banks({ job, payment, path }: { job: Job; payment: Payment; path: string }) {
  const t = useLabels(jobLabels);
  const { OrderId, OrderNumber } = job.Order;
  const { Amount, Riel: riel, Accounts: accounts, SlipAt: slipAt, IsBalance } = payment;
  if (accounts.length === 0) return null;
  return (
    <div className="j-banks">
      <h3>{t('byTransfer')}</h3>
      {accounts.map((account) => (
        <div key={account.AccountNumber} className="j-bank">
          <h4>
            <bdi>{account.Bank}</bdi>
          </h4>
          <AccountRows account={account} number={OrderNumber} dollars={Amount} riel={riel ?? undefined} />
        </div>
      ))}
      {!IsBalance && <SendSlip orderId={OrderId} path={path} isSent={slipAt !== null} />}
    </div>
  );
}

/** The QR code, dark on light in both themes, because cameras couldn't read it otherwise. */
function Code({ payment }: { payment: Payment }) {
  const { minute } = useDates();
  const t = useLabels(payLinkLabels);
  const code = payment.Code;
  if (!code) return <Told heading={t('checkingHeading')} text={t('checking')} />;
  const drawn = qrCode(code.Modules);
  const total = code.Currency === 'KHR' ? formatRiel(code.Amount) : formatMoney(code.Amount);
  return (
    <div className="j-code">
      <svg
        viewBox={`0 0 ${drawn.size} ${drawn.size}`}
        role="img"
        aria-label={t('code', { total })}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${drawn.size}v${drawn.size}h-${drawn.size}z`} />
        <path fill="#000" d={qrPath(drawn)} />
      </svg>
      <div className="j-ask">
        <Sum dollars={payment.Amount} riel={payment.Riel} />
        <p>
          <Filled
            text={t('scan')}
            places={{ total: <Num>{total}</Num>, time: <Num>{minute(code.Until)}</Num> }}
          />
        </p>
      </div>
    </div>
  );
}
