import { giftLabels } from '#contract/labels/storefront/gift.ts';
import { listText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { Order } from './job-types.ts';

/** The gift options of an order. Renders nothing if there are none. */
export function OrderGift({ Gift: gift }: Order) {
  const t = useLabels(giftLabels);
  const { lang } = useShop();
  if (!gift) return null;
  const options = [gift.Wrap ? t('wrapped') : '', gift.WithoutPrices ? t('withoutPricesDone') : ''];
  return (
    <dl className="o-facts o-gift">
      {(gift.Wrap || gift.WithoutPrices) && (
        <div>
          <dt>{t('summary')}</dt>
          <dd>{listText(lang, options)}</dd>
        </div>
      )}
      {gift.Message && (
        <div>
          <dt>{t('message')}</dt>
          <dd>
            <bdi>{gift.Message}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
