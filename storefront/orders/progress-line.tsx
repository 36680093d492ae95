import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { Icon } from '#ui/icon.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { KeepTogether } from '#ui/keep-together.tsx';
import { useLabels } from '../shop-context.tsx';
import type { OrderProgress } from './order-progress.ts';
import { useOrderTimes } from './use-order-times.ts';
import progressStyles from './progress-line.css?url';

type Step = OrderProgress['Steps'][number];

const labels = {
  received: 'received',
  transfer: 'transfer',
  preparing: 'preparing',
  sent: 'sent',
  delivered: 'delivered',
  ready: 'ready',
  returned: 'returned',
  cancelled: 'cancelled',
} as const;

const ofPickUp = { ...labels, sent: 'readyPickUp', delivered: 'pickedUp' } as const;

/** Returns the label of a step. An order that is picked up isn't on its way, but ready. */
export const labelOf = ({ IsPickUp }: Pick<OrderProgress, 'IsPickUp'>, step: Step['Step']) =>
  (IsPickUp ? ofPickUp : labels)[step];

/** Exported for code that must load the styles together with the line. */
export { progressStyles };

/**
 * An order's status as a line of steps, each with a name and a time. It is horizontal on wide windows,
 * otherwise vertical.
 */
export function ProgressLine({ progress }: { progress: OrderProgress }) {
  return <ProgressSteps progress={progress} isStyled={useStylesheet(progressStyles)} />;
}

/** The steps, which are shown only to screen readers until their styles are loaded. */
export function ProgressSteps({ progress, isStyled }: { progress: OrderProgress; isStyled: boolean }) {
  const t = useLabels(orderProgressLabels);
  const { Steps } = progress;
  const latest = Steps.findLast(({ State }) => State !== 'next');
  return (
    <ol className={isStyled ? 'prog' : 'prog vh'} aria-label={t('where')}>
      {Steps.map((step, at) => (
        <li key={step.Step} className={step.State} aria-current={step === latest ? 'step' : undefined}>
          <span className="prog-dot">{step.State === 'done' && <Icon name={iconOf(step)} />}</span>
          <span className="prog-w">{t(labelOf(progress, step.Step))}</span>
          <Time step={step} isFirst={Steps[at - 1]?.State === 'done'} progress={progress} />
        </li>
      ))}
    </ol>
  );
}

const iconOf = ({ Step }: Step) => (Step === 'cancelled' ? 'x' : 'check');

/** The time of a step. `isFirst` marks the first step that is not reached yet. */
function Time({ step, isFirst, progress }: { step: Step; isFirst: boolean; progress: OrderProgress }) {
  const t = useLabels(orderProgressLabels);
  const { moment, expected } = useOrderTimes();
  if (step.At !== null)
    return (
      <span className="prog-t">
        <KeepTogether text={moment(step.At)} />
      </span>
    );
  if (step.State !== 'next') return null;
  const days = step.Step === (progress.IsPickUp ? 'sent' : 'delivered') ? expected(progress) : '';
  if (days === '')
    return <span className={isFirst ? 'prog-t' : 'vh'}>{t(isFirst ? 'comesNext' : 'notYet')}</span>;
  return (
    <span className="prog-t">
      <span className="vh">{t('expected')} </span>
      <KeepTogether text={days} />
    </span>
  );
}
