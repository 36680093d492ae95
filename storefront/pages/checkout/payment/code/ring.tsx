import { useState } from 'react';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { clockText, endIn } from './use-countdown.ts';

/** Seconds of a whole ring: what a code of ours has. */
const whole = 300;

interface RingProps {
  /** Seconds the code can be paid yet. */
  left: number;
  /** Without a line the time of day is said, which needs none. */
  hasLine: boolean;
}

/** How long the code can be paid yet, in figures and as a ring that runs down. */
export function Ring({ left, hasLine }: RingProps) {
  const t = useLabels(checkoutCodeLabels);
  return (
    <>
      <p className="pay-code-time" role="timer">
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" {...(!hasLine && { strokeDasharray: '3 4' })} />
          {hasLine && (
            <circle
              cx="18"
              cy="18"
              r="15"
              pathLength={whole}
              strokeDasharray={whole}
              strokeDashoffset={Math.max(0, whole - left)}
            />
          )}
        </svg>
        <span>
          {hasLine || left === 0 ? (
            <Figures text={left > 0 ? t('timeLeft') : '{time}'} time={clockText(left)} />
          ) : (
            <Until left={left} />
          )}
        </span>
      </p>
      <output className="vh">{left > 0 && left <= 60 ? t('lastMinute') : ''}</output>
    </>
  );
}

/** Stays what it was when the line went: a second more or less is no other minute. */
function Until({ left }: { left: number }) {
  const t = useLabels(checkoutCodeLabels);
  const [{ time }] = useState(() => endIn(left));
  return <Figures text={t('until')} time={time} />;
}

function Figures({ text, time }: { text: string; time: string }) {
  const figures = (
    <b>
      <Num>{time}</Num>
    </b>
  );
  return <Filled text={text} places={{ time: figures }} />;
}
