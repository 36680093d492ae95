import type { ReactNode } from 'react';
import { officeStoryLabels, officeStoryStepLabels } from '#contract/labels/office/order-story.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useLabels } from '#office/office-context.ts';
import { isPickUp, type Order } from '../order.ts';

type Step = Order['story']['steps'][number];
type OpenStep = Step & { step: Exclude<Step['step'], 'returned' | 'cancelled'> };

const isOpen = (each: Step): each is OpenStep => each.step !== 'returned' && each.step !== 'cancelled';

/** What happens next with an order: who has to act, since when, and its steps. A finished order has only `children`. */
export function OrderStory({ order, children }: { order: Order; children: ReactNode }) {
  const t = useLabels(officeStoryLabels);
  const step = useLabels(officeStoryStepLabels);
  const when = useDateTimes();
  const { state, actor, since, until, proof, steps } = order.story;
  const isCollected = isPickUp(order);
  if (actor === 'nobody' || state === 'delivered' || state === 'returned' || state === 'cancelled')
    return children;
  const who = t(actor);
  const current = steps.findLast((each) => each.state !== 'next');
  return (
    <section className="order-story" aria-label={t('story')}>
      <p className="soft">
        {until !== null
          ? t('actsUntil', { who, when: when(until) })
          : since === null
            ? who
            : t('actsSince', { who, when: when(since) })}
      </p>
      <h2>
        {isCollected && (state === 'printing' || state === 'preparing')
          ? t(`${state}PickUp`)
          : t(state, { n: proof ?? 0 })}
      </h2>
      <ol>
        {steps.filter(isOpen).map((each) => (
          <li
            key={each.step}
            className={`is-${each.state}`}
            aria-current={each === current ? 'step' : undefined}
          >
            {isCollected && (each.step === 'sent' || each.step === 'delivered')
              ? step(`${each.step}PickUp`)
              : step(each.step)}
            {each.at !== null && <small className="soft">{when(each.at)}</small>}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
