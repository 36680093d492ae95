import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';

/** Of the payment, as the shop could say last; `lost`: it could not. */
export type Standing = 'waiting' | 'asking' | 'notYet' | 'lost';

/**
 * That the phone has no line, and what to do: said above the code, which stays, for who pays may have a line of their own.
 * It is there before, hidden: its icon cannot be fetched without a line.
 */
export function NoLine({ hasLine }: { hasLine: boolean }) {
  const t = useLabels(checkoutCodeLabels);
  return (
    <p className="pay-code-off" role="alert" hidden={hasLine}>
      <Icon name="wifi-off" />
      <span>
        <b>{t('noLine')}</b> <span>{t('noLineStay')}</span>
      </span>
    </p>
  );
}

const saidOnceEnded = { waiting: 'endedPaid', notYet: 'notYetEnded', lost: 'lost' } as const;

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
  const open = isWaiting ? 'waiting' : standing;
  const said = hasEnded ? saidOnceEnded[open] : open;
  return (
    <output className="pay-code-wait">
      {hasLine ? <span className="spinner" /> : <Icon name="refresh-cw" />}
      {t(hasLine ? said : 'lookAgain')}
    </output>
  );
}
