import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Order } from '../order.ts';

/** The gift instructions. Renders no content for other orders. */
export function Gift({ order: { gift } }: { order: Order }) {
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  if (!gift) return null;
  return (
    <Section title={t('gift')} end={<Icon name="gift" />}>
      <ul className="order-todo">
        {gift.wrap && <li>{common('giftWrap')}</li>}
        {gift.withoutPrices && <li>{common('withoutPrices')}</li>}
      </ul>
      {gift.message !== '' && (
        <figure className="order-words">
          <figcaption className="soft">{common('cardMessage')}</figcaption>
          <blockquote>
            <UserText text={gift.message} />
          </blockquote>
        </figure>
      )}
    </Section>
  );
}
