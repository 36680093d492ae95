import { useState } from 'react';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { formatClock, endIn } from './use-countdown.ts';

/** The seconds of a full ring, which is the lifetime of our codes. */
const whole = 300;

interface RingProps {
  /** Seconds until the code expires. */
  left: number;
  /**
   * Whether the phone is online. Offline, the ring shows the time of day, because a countdown can't be
   * confirmed.
   */
  hasLine: boolean;
}

/** The remaining time of the code, as figures and as a shrinking ring. */
export function CountdownRing({ left, hasLine }: RingProps) {
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
            <Figures text={left > 0 ? t('timeLeft') : '{time}'} time={formatClock(left)} />
          ) : (
            <Until left={left} />
          )}
        </span>
      </p>
      <output className="vh">{left > 0 && left <= 60 ? t('lastMinute') : ''}</output>
    </>
  );
}

/**
 * The time of expiry. It keeps its value while offline, so that a second of drift doesn't change the minute.
 */
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
