import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AccountCurrency } from '#contract/constants.ts';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { rielText } from '#rules/riel.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Filled } from '#ui/filled.tsx';
import { moneyText } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import type { PaymentStep } from '../../placing/order-outcome.ts';
import type { PartProps } from '../part.ts';
import { payeeOf, qrCode, qrPath } from './qr-path.ts';
import { savePicture } from './save-picture.ts';
import { clockText, useCountdown } from './use-countdown.ts';
import { useLooks } from './use-looks.ts';

interface CodePartProps extends PartProps {
  /** Below the code, while it can be paid. */
  children?: ReactNode;
}

const fileName = (amount: string) => `payment-${amount.replaceAll(/[^\d.]/gu, '')}.png`;

/** So much slower a code is looked for that has ended: its money may be on the way. */
const slower = 3;

/** Where the focus goes once the code is there. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * A code that the shopper pays with the app of their bank. The bank is asked until it is paid. Only once the code has ended there
 * is a new one, for nothing calls a code back that an app has read; and its money may yet come.
 */
export function CodePart(props: CodePartProps) {
  const { amount, busy, step, pollSeconds, begin, look, renew, children } = props;
  const t = useLabels(checkoutCodeLabels);
  const [begun, setBegun] = useState<PaymentStep | null>(null);
  const [standing, setStanding] = useState<'waiting' | 'asking' | 'notYet' | 'lost'>('waiting');
  const shown = step ?? begun;
  const left = useCountdown(shown);
  const hasEnded = left === 0;
  const riel = shown?.CodeRiel;
  const inRiel = shown?.CodeCurrency === 'KHR' && riel !== undefined;
  const sum = inRiel ? rielText(riel) : moneyText(amount);
  const text = shown?.Code ?? '';
  const code = useMemo(() => (text === '' ? null : qrCode(text)), [text]);
  const every = pollSeconds === null ? null : pollSeconds * (hasEnded ? slower : 1);
  const lookNow = async (after: 'waiting' | 'notYet') => setStanding((await look(hasEnded)) ? 'lost' : after);
  useLooks(shown ? every : null, () => void lookNow(standing === 'notYet' ? standing : 'waiting'));

  const onOpen = useEffectEvent(async () => {
    if (!step) setBegun(await begin());
  });
  // oxlint-disable-next-line react/set-state-in-effect -- it is set when the order has been reserved
  useEffect(() => void onOpen(), []);

  const replace = (inWhat: AccountCurrency) => {
    setStanding('waiting');
    renew(inWhat);
  };
  const [same, other] = inRiel ? (['KHR', 'USD'] as const) : (['USD', 'KHR'] as const);

  if (!code || left === null) return <output>{t('making')}</output>;
  const said = (
    <p tabIndex={-1} ref={focus} aria-live="polite">
      {t(hasEnded ? 'ended' : 'scan')}
    </p>
  );
  if (hasEnded)
    return (
      <div className="pay-code">
        {said}
        <p className="pay-code-wait">{t('endedPaid')}</p>
        <Button kind="act" wide busy={busy} onClick={() => replace(same)}>
          {t('newCode')}
        </Button>
      </div>
    );
  return (
    <div className="pay-code">
      {said}
      {shown?.CodeAppLink && (
        <Button className="pay-code-app" wide iconEnd="arrow-right" href={shown.CodeAppLink}>
          {t('openApp')}
        </Button>
      )}
      <div className="pay-code-frame" dir="ltr">
        <p>
          <bdi>{payeeOf(text)}</bdi>
          <strong className="pay-code-sum" aria-live="polite">
            <Num>{sum}</Num>
          </strong>
        </p>
        <svg
          role="img"
          aria-label={t('picture', { amount: sum })}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qrPath(code)} />
        </svg>
      </div>
      <div className="pay-code-side">
        {riel !== undefined && (
          <Button kind="ghost" small busy={busy} onClick={() => replace(other)}>
            <Filled
              text={t(inRiel ? 'inDollars' : 'inRiel')}
              places={{ amount: <Num>{inRiel ? moneyText(amount) : rielText(riel)}</Num> }}
            />
          </Button>
        )}
        <p className="pay-code-time" role="timer">
          <Icon name="clock" />
          <span>{t('timeLeft', { time: clockText(left) })}</span>
        </p>
        <output className="vh">{left <= 60 ? t('lastMinute') : ''}</output>
        <Button
          kind="act"
          wide
          busy={busy || standing === 'asking'}
          onClick={() => {
            setStanding('asking');
            void lookNow('notYet');
          }}
        >
          {t('havePaid')}
        </Button>
        <output className="pay-code-wait">{t(standing === 'asking' ? 'waiting' : standing)}</output>
        {children}
        <Button kind="quiet" small icon="download" onClick={() => savePicture(code, fileName(sum))}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
