import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { clockText } from './use-countdown.ts';

/** Seconds of a whole ring: what a code of ours has. */
const whole = 300;

/** How long the code can be paid yet, in figures and as a ring that runs down. */
export function Ring({ left }: { left: number }) {
  const t = useLabels(checkoutCodeLabels);
  return (
    <>
      <p className="pay-code-time" role="timer">
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" />
          <circle
            cx="18"
            cy="18"
            r="15"
            pathLength={whole}
            strokeDasharray={whole}
            strokeDashoffset={Math.max(0, whole - left)}
          />
        </svg>
        <span>
          <Filled
            text={t('timeLeft')}
            places={{
              time: (
                <b>
                  <Num>{clockText(left)}</Num>
                </b>
              ),
            }}
          />
        </span>
      </p>
      <output className="vh">{left > 0 && left <= 60 ? t('lastMinute') : ''}</output>
    </>
  );
}
