import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AccountCurrency } from '#contract/constants.ts';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useUser } from '#storefront/state/user.ts';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import type { PaymentStep } from '../order-outcome.ts';
import type { PartProps } from '../part.ts';
import styles from './code.css?url';
import { type CodeSum, inDollars, inRiels } from './code-sum.ts';
import frameStyles from './frame.css?url';
import { Frame } from './frame.tsx';
import { Paid } from './paid.tsx';
import { payeeOf, qrCode } from './qr-path.ts';
import { CountdownRing } from './countdown-ring.tsx';
import { savePicture } from './save-picture.ts';
import { useCountdown } from './use-countdown.ts';
import { useConnection } from './use-connection.ts';
import { usePaymentPolling } from './use-payment-polling.ts';
import { NoLine, PaymentPending, type Status } from './payment-pending.tsx';

interface CodePartProps extends PartProps {
  /** Content below the code, shown while the code can be paid. */
  children?: ReactNode;
}

/** The factor by which an expired code is polled less often. Its payment may still arrive. */
const slower = 3;

/** The class of each message: only screen readers get it until it is news. */
const announcedAs = { scan: 'vh', ended: 'pay-code-off', paid: 'pay-code-said' } as const;

/** Moves the focus once the code is shown, expired or paid. */
const focus = (element: HTMLElement | null) => element?.focus();

type Stage = keyof typeof announcedAs;

/** The code and the status of its payment. Polls the bank until it is paid. */
function usePayCode({ step, pollSeconds, begin, look }: CodePartProps) {
  const [begun, setBegun] = useState<PaymentStep | null>(null);
  const [status, setStatus] = useState<Status>('waiting');
  const shown = step ?? begun;
  const left = useCountdown(shown);
  const hasEnded = left === 0;
  const modules = shown?.CodeModules ?? '';
  const code = useMemo(() => (modules === '' ? null : qrCode(modules)), [modules]);
  const every = pollSeconds === null ? null : pollSeconds * (hasEnded ? slower : 1);
  // The code may expire during a poll.
  const endedNow = useRef(hasEnded);
  useEffect(() => void (endedNow.current = hasEnded), [hasEnded]);
  const lookNow = async (after: 'waiting' | 'notYet') =>
    setStatus((await look(() => endedNow.current)) ? 'lost' : after);
  usePaymentPolling(shown ? every : null, () => void lookNow(status === 'notYet' ? status : 'waiting'));
  const onOpen = useEffectEvent(async () => {
    if (!step) setBegun(await begin());
  });
  // oxlint-disable-next-line react/set-state-in-effect -- it is set when the order has been reserved
  useEffect(() => void onOpen(), []);
  return { shown, code, left, status, setStatus, lookNow };
}

/**
 * A code that the shopper pays with a bank app. A new code is offered only after the old one expired, because a scanned
 * code can't be revoked and may still be paid.
 */
export function CodePart(props: CodePartProps) {
  const { amount, busy, paid, place, lateMinutes, renew, children } = props;
  const t = useLabels(checkoutCodeLabels);
  const isStyled = [useStylesheet(styles), useStylesheet(frameStyles)].every(Boolean);
  const { shown, code, left, status, setStatus, lookNow } = usePayCode(props);
  const hasLine = useConnection();
  // If the connection is lost, the focused element may be removed.
  useEffect(() => {
    if (!hasLine && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.pay-code > [tabindex]')?.focus();
  }, [hasLine]);

  if (!shown || !code || left === null || !isStyled) return <output>{t('making')}</output>;
  const { totals, total, payee } = contentOf(amount, shown);
  const paying = { code, sum: total, payee, number: shown.OrderNumber };
  const stage: Stage = paid ? 'paid' : left === 0 ? 'ended' : 'scan';
  const isOpen = stage === 'scan';
  const replace = (inWhat: AccountCurrency) => {
    setStatus('waiting');
    renew(inWhat);
  };
  return (
    <div className={`pay-code is-${stage}`}>
      <StageText key={stage} stage={stage} />
      {!paid && <CountdownRing {...{ left, hasLine }} />}
      {isOpen && (
        <>
          <NoLine hasLine={hasLine} />
          {hasLine && <AppButton href={shown.CodeAppLink} />}
        </>
      )}
      <div className="pay-code-pay">
        {!paid && <Currencies {...{ totals, total, busy }} onChange={replace} />}
        <Frame {...paying} name={isOpen ? t('picture', { amount: total.text }) : ''}>
          {stage === 'ended' && (
            <Button kind="act" icon="refresh-cw" busy={busy} onClick={() => replace(total.currency)}>
              {t('newCode')}
            </Button>
          )}
          {paid && <PaidMark />}
        </Frame>
      </div>
      {paid ? (
        <Paid {...{ paid, place, totals, sum: total }} />
      ) : (
        <div className="pay-code-side">
          {isOpen && <Instructions payee={payee} />}
          <PaymentPending {...{ hasLine, hasEnded: !isOpen, lateMinutes, status }} />
          {hasLine && (
            <>
              <Button
                kind="ghost"
                wide
                busy={busy || status === 'asking'}
                onClick={() => {
                  setStatus('asking');
                  void lookNow('notYet');
                }}
              >
                {t('havePaid')}
              </Button>
              {isOpen && children}
            </>
          )}
          {isOpen && (
            <Button
              kind="quiet"
              small
              icon="download"
              onClick={() => savePicture({ ...paying, totals, left, t })}
            >
              {t('save')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The amounts that the code can be paid with, the amount that it requests, and its payee. */
function contentOf(amount: number, { Code = '', CodeRiel: riel, CodeCurrency }: PaymentStep) {
  const dollars = inDollars(amount);
  const totals = riel === undefined ? [dollars] : [dollars, inRiels(riel)];
  const total = totals.find(({ currency }) => currency === CodeCurrency) ?? dollars;
  return { totals, total, payee: payeeOf(Code) };
}

function StageText({ stage }: { stage: Stage }) {
  const t = useLabels(checkoutCodeLabels);
  const name = useUser().user?.FirstName;
  const named = stage === 'paid' && name ? t('paidName', { name }) : t(stage);
  return (
    <p className={announcedAs[stage]} tabIndex={-1} ref={focus} aria-live="polite">
      {stage === 'ended' && <Icon name="clock" />}
      <span>
        {stage === 'ended' ? <b>{t('ended')}</b> : named} {stage === 'ended' && t('endedDo')}
      </span>
    </p>
  );
}

interface CurrenciesProps extends Pick<CodePartProps, 'busy'> {
  totals: readonly CodeSum[];
  total: CodeSum;
  onChange: (currency: AccountCurrency) => void;
}

function Currencies({ totals, total, busy, onChange }: CurrenciesProps) {
  const t = useLabels(checkoutCodeLabels);
  if (totals.length === 1) return null;
  return (
    <fieldset className="pay-code-half" aria-label={t('payIn')}>
      {totals.map(({ currency, text }) => (
        <button
          key={currency}
          type="button"
          aria-pressed={currency === total.currency}
          aria-disabled={busy}
          onClick={() => busy || currency === total.currency || onChange(currency)}
        >
          <Filled
            text={t(currency === 'KHR' ? 'inRiel' : 'inDollars')}
            places={{ amount: <Num>{text}</Num> }}
          />
        </button>
      ))}
    </fieldset>
  );
}

function AppButton({ href }: { href: string | undefined }) {
  const t = useLabels(checkoutCodeLabels);
  return href ? (
    <Button kind="act" className="pay-code-app" wide icon="smartphone" href={href}>
      {t('openApp')}
    </Button>
  ) : null;
}

const PaidMark = () => (
  <span className="pay-code-arch">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path pathLength="1" d="M5.5 12.5 10 17l8.500-9.500" />
    </svg>
  </span>
);

function Instructions({ payee }: { payee: string | undefined }) {
  const t = useLabels(checkoutCodeLabels);
  return (
    <ol>
      <li>{t('stepOpen')}</li>
      <li>
        <span>
          <Filled text={t('stepScan')} places={{ name: <bdi>{payee}</bdi> }} />
        </span>
      </li>
      <li>{t('stepConfirm')}</li>
    </ol>
  );
}
