import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useLabels } from '#storefront/shop-context.tsx';

/** Of the payment, as the shop could say last; `lost`: it could not. */
export type Standing = 'waiting' | 'asking' | 'notYet' | 'lost';

/** Icons drawn here: the sprite cannot be asked for without a line. */
const Drawn = ({ d }: { d: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);
const wifiOff =
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20';
const again =
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5';

/** That the phone has no line, and what to do: said above the code, which stays, for who pays may have a line of their own. */
export function NoLine() {
  const t = useLabels(checkoutCodeLabels);
  return (
    <p className="pay-code-off" role="alert">
      <Drawn d={wifiOff} />
      <span>
        <b>{t('noLine')}</b> <span>{t('noLineStay')}</span>
      </span>
    </p>
  );
}

interface WaitingProps {
  hasLine: boolean;
  /** The code can be paid no more. */
  hasEnded: boolean;
  standing: Standing;
}

/** How the payment stands. */
export function Waiting({ hasLine, hasEnded, standing }: WaitingProps) {
  const t = useLabels(checkoutCodeLabels);
  const isWaiting = standing === 'asking' || standing === 'waiting';
  const said = isWaiting ? (hasEnded ? 'endedPaid' : 'waiting') : standing;
  return (
    <output className="pay-code-wait">
      {hasLine ? <span className="spinner" /> : <Drawn d={again} />}
      {t(hasLine ? said : 'lookAgain')}
    </output>
  );
}
