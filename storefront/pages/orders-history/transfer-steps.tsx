import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { stepLabel } from '#storefront/orders/progress-line.tsx';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useMedium } from '#storefront/use-medium.ts';
import { Icon } from '#ui/icon.tsx';
import type { Transfer } from '#storefront/orders/job/job-types.ts';

interface Step {
  state: 'done' | 'now' | 'next';
  word: string;
  note?: string;
}

/**
 * The next step of an order that is waiting for its transfer. After the customer uploads a slip, the shop
 * acts next.
 */
export function TransferSteps({ transfer, progress }: { transfer: Transfer; progress: OrderProgress }) {
  const t = useLabels(transferLabels);
  const words = useLabels(orderProgressLabels);
  const { moment } = useOrderTimes();
  const { SlipAt, Until, Email, OrderDateUTC } = transfer;
  const medium = useMedium(Email);
  const { Story: story } = progress;
  const after = story.Steps.filter(({ Step: name }) => name !== 'received' && name !== 'transfer');
  const steps: Step[] = [
    { state: 'done', word: words('received'), note: moment(OrderDateUTC) },
    SlipAt === null
      ? { state: 'now', word: t('stepTransfer'), note: t('stepUntil', { time: moment(Until) }) }
      : { state: 'done', word: t('slipHere'), note: moment(SlipAt) },
    {
      state: SlipAt === null ? 'next' : 'now',
      word: t('stepLook'),
      ...(medium && { note: t(medium === 'email' ? 'stepWrite' : 'stepWriteText', { email: Email }) }),
    },
    ...after.map(({ Step: name, State, At }): Step => {
      const isDone = State === 'done' && At !== null;
      return {
        word: words(stepLabel(story, name)),
        ...(isDone ? { state: 'done', note: moment(At) } : { state: 'next' }),
      };
    }),
  ];
  return (
    <section className="bt-next" aria-labelledby="bt-next">
      <h3 className="h3" id="bt-next">
        {t('stepsTitle')}
      </h3>
      <ol className="prog" aria-label={words('where')}>
        {steps.map(({ state, word, note }) => (
          <li key={word} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="prog-dot">{state === 'done' && <Icon name="check" />}</span>
            <span>
              <span className="prog-w">{word}</span>
              {note ? <span className="prog-t">{note}</span> : <span className="vh"> {words('notYet')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="bt-soft">{t('reserved')}</p>
    </section>
  );
}
