import { useEffect, useRef } from 'react';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { partsText } from '#rules/text-of-language.ts';
import { closeOnceRead } from '#storefront/orders/close-once-read.ts';
import { isArriving } from '#storefront/orders/followed.ts';
import { ProgressLine, progressStyles } from '#storefront/orders/progress-line.tsx';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { StoryMoney, useStoryText, WhoActs } from '#storefront/orders/story.tsx';
import { Paid, Riel } from '#storefront/riel/riel.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useMedium } from '#storefront/use-medium.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { loadStyles, useStylesheet } from '#ui/load-styles.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import styles from './order-card.css?url';

/** Maximum number of item pictures shown; the others are counted. */
const maxPictures = 4;

export const loadCardStyles = () => Promise.all([styles, progressStyles].map(loadStyles));

/** The order card. Its heading takes the focus once if the customer comes straight from placing the order. */
export function ShownOrder({ order, onClose }: { order: OrderProgress; onClose: () => void }) {
  const { links } = useShop();
  const t = useLabels(orderProgressLabels);
  const labels = useLabels(ordersHistoryLabels);
  const [isStyled, isLineStyled] = [useStylesheet(styles), useStylesheet(progressStyles)];
  const isReady = isStyled && isLineStyled;
  const heading = useRef<HTMLHeadingElement>(null);
  const { OrderNumber: number } = order;
  useEffect(() => {
    if (!isReady || !isArriving()) return;
    heading.current?.focus({ preventScroll: true });
    closeOnceRead('orderPlaced');
  }, [isReady]);
  if (!isReady) return null;
  return (
    <section className="ocard" aria-labelledby="last-order">
      <div className="wrap">
        <div className="ocard-in" data-clear>
          <div className="krama-edge" aria-hidden="true" />
          <div className="ocard-art" aria-hidden="true">
            <Icon name="check" />
          </div>
          <div className="ocard-say">
            <p className="eyebrow" id="last-number">
              {labels('order', { number: '' })}
              <Num>{number}</Num>
            </p>
            <h2 id="last-order" aria-describedby="last-number" ref={heading} tabIndex={-1}>
              <CardTitle order={order} />
            </h2>
            <WhatNext order={order} />
          </div>
          <Goods order={order} />
          <ProgressLine story={order.Story} />
          <p className="ocard-acts">
            <Button href={links.ordersHistory(number)}>{t('cardOpen')}</Button>
            <Button kind="quiet" icon="printer" href={`${links.ordersHistory(number)}#invoice`}>
              {t('cardPrint')}
            </Button>
          </p>
          <IconButton className="ocard-x" icon="x" label={t('cardClose')} onClick={onClose} />
        </div>
      </div>
    </section>
  );
}

/** Whether the shop does more with an order than to receive it. The heading then says what. */
const isBegun = ({ Story: { Steps } }: OrderProgress): boolean =>
  Steps.some(({ Step, State }) => Step !== 'received' && Step !== 'transfer' && State !== 'next');

/** Thanks for a new order; later what happens next. */
export function CardTitle({ order }: { order: OrderProgress }) {
  const t = useLabels(orderProgressLabels);
  const { what } = useStoryText(order.Story);
  const thanks = order.Payment.Status === 'paid' ? 'cardPaid' : 'cardThanks';
  return <KeepTogether text={isBegun(order) ? what : t(thanks, { name: order.FirstName || order.Email })} />;
}

/** Says what happens next, and when and where the order arrives. */
export function WhatNext({ order }: { order: OrderProgress }) {
  const { lang, chrome: layout } = useShop();
  const medium = useMedium(order.Email);
  const t = useLabels(orderProgressLabels);
  const { who, what, since, until } = useStoryText(order.Story);
  const place = order.IsPickUp
    ? layout.contact.address
    : partsText(lang, [order.AddressLineOne, order.CityName]);
  const isDelivered = order.Steps.some(({ Step }) => Step === 'delivered');
  return (
    <>
      <p className="ocard-day">
        <WhoActs story={order.Story} who={who} />{' '}
        {!isBegun(order) && (
          <b>
            <KeepTogether text={what} />
          </b>
        )}
      </p>
      {[since, until, isDelivered ? place : ''].filter(Boolean).map((text) => (
        <p key={text} className={text === until ? 'ocard-until' : undefined}>
          <KeepTogether text={text} />
        </p>
      ))}
      {medium && (
        <p className="ocard-soft">
          {t(medium === 'email' ? 'cardMail' : 'cardText', { email: order.Email })}
        </p>
      )}
    </>
  );
}

export function Goods({ order }: { order: OrderProgress }) {
  const { money } = useStoryText(order.Story);
  const shown = order.Goods.slice(0, maxPictures);
  const more = order.Goods.length - shown.length;
  return (
    <div className="ocard-side">
      <ul className="ocard-pics">
        {shown.map(({ ProductName, DefaultImageUrl, Quantity }) => (
          <li key={ProductName}>
            <Picture path={DefaultImageUrl} width={1000} height={1000} alt={ProductName} sizes="4rem" />
            {Quantity > 1 && <Num>×{Quantity}</Num>}
          </li>
        ))}
        {more > 0 && (
          <li className="ocard-more">
            <Num>+{more}</Num>
          </li>
        )}
      </ul>
      <p className="ocard-sum run">
        <b>
          <Paid dollars={order.OrderTotal} riel={order.Riel} />
        </b>{' '}
        {order.Riel && !order.Riel.IsPaid && (
          <span className="riel">
            <Riel value={order.Riel.Total} />
          </span>
        )}
      </p>
      <StoryMoney money={money} />
    </div>
  );
}
