import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { formatDateOnly } from '#rules/format-date.ts';
import type { Story } from '#rules/story.ts';
import { type StoryText, storyText } from '#rules/story-text.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import { ProgressSteps } from './progress-line.tsx';
import { useOrderTimes } from './use-order-times.ts';

/** Returns the sentences of an order's story in the page's language. */
export function useStoryText(story: Parameters<typeof storyText>[0]): StoryText {
  const { chrome: layout } = useShop();
  const t = useLabels(orderProgressLabels);
  return storyText(story, { t, ...useOrderTimes(), day: (day) => formatDateOnly(day, layout) });
}

/** Who has to act, with a mark. */
export const WhoActs = ({ story: { Who }, who }: { story: Story; who: string }) => (
  <span className={`st-who is-${Who}`}>
    <i aria-hidden="true" />
    {who}
  </span>
);

/** What is paid, due now, and due later. */
export const StoryMoney = ({ money }: Pick<StoryText, 'money'>) =>
  money.length > 0 && (
    <p className="st-money">
      {money.map((sum) => (
        <span key={sum}>
          <KeepTogether text={sum} />
        </span>
      ))}
    </p>
  );

interface OrderStoryProps {
  story: Story;
  /** Whether to leave out the steps, because another part of the page shows them. */
  hasOwnSteps?: boolean;
}

/** What happens next with an order: who has to act, since when, until when, the steps, and the money. */
export function OrderStory({ story, hasOwnSteps }: OrderStoryProps) {
  const labels = useLabels(ordersHistoryLabels);
  const { who, what, since, until, money } = useStoryText(story);
  return (
    <section className="st" aria-label={labels('nextSteps')}>
      <div className="st-now">
        <p>
          <WhoActs story={story} who={who} />
        </p>
        <h2>
          <KeepTogether text={what} />
        </h2>
        {since !== '' && (
          <p className="st-soft">
            <KeepTogether text={since} />
          </p>
        )}
        {until !== '' && (
          <p>
            <KeepTogether text={until} />
          </p>
        )}
      </div>
      {!hasOwnSteps && <ProgressSteps story={story} isStyled />}
      <StoryMoney money={money} />
    </section>
  );
}

/** The story in one line, for lists. */
export function ShortStory({ story }: { story: Story }) {
  const { who, what } = useStoryText(story);
  return (
    <span className="st-short">
      <WhoActs story={story} who={who} />{' '}
      <span>
        <KeepTogether text={what} />
      </span>
    </span>
  );
}
