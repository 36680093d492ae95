import { useEffect, useRef } from 'react';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { partsText } from '#rules/text-of-language.ts';
import { closeOnceRead } from '#storefront/orders/close-once-read.ts';
import { isArriving, isTransferWaited } from '#storefront/orders/followed.ts';
import { isPartSent, partLabelOf } from '#storefront/orders/part-sent.ts';
import { ProgressLine, progressStyles } from '#storefront/orders/progress-line.tsx';
import { useMoneyTexts } from '#storefront/orders/use-money-texts.ts';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { Paid, Riel } from '#storefront/riel/riel.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useMedium } from '#storefront/use-medium.ts';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
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
              {t(headingOf(order), { name: order.FirstName || order.Email })}
            </h2>
            <WhatNext order={order} />
          </div>
          <Goods order={order} />
          <ProgressLine progress={order} />
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

const headings = { received: 'cardThanks', preparing: 'cardPreparing', sent: 'cardSent' } as const;

function headingOf(order: OrderProgress) {
  const state = stateOf(order);
  if (isPartSent(order)) return partLabelOf(order.IsPickUp);
  if (order.IsPickUp && state === 'sent') return 'cardPickUp';
  return state === 'received' && order.Payment.Status === 'paid' ? 'cardPaid' : headings[state];
}

function stateOf({ Steps }: OrderProgress): keyof typeof headings {
  const now = Steps.find(({ State }) => State === 'now')?.Step;
  return now === 'preparing' || now === 'sent' ? now : 'received';
}

/** Says what happens next, and when and where the order arrives. */
export function WhatNext({ order }: { order: OrderProgress }) {
  const { lang, chrome: layout } = useShop();
  const medium = useMedium(order.Email);
  const t = useLabels(orderProgressLabels);
  const shared = useLabels(sharedLabels);
  const { expected } = useOrderTimes();
  const isDelivered = order.Steps.some(({ Step }) => Step === 'delivered');
  if (!isDelivered) return <p>{t('cardFiles')}</p>;
  const isWaiting = isTransferWaited(order);
  const received = isWaiting ? 'cardTransfer' : 'cardNext';
  const promised = stateOf(order) === 'received' ? received : 'cardCall';
  // The shop doesn't call a customer without a phone number, or who collects it at a counter.
  const called = (order.MobileNo && !order.IsCounter) || isWaiting ? promised : 'cardBring';
  const collect = stateOf(order) === 'sent' || isPartSent(order) ? 'cardCollect' : 'cardTell';
  const next = order.IsPickUp && !isWaiting ? collect : called;
  const days = order.IsPickUp && stateOf(order) === 'sent' ? '' : expected(order);
  const place = order.IsPickUp
    ? layout.contact.address
    : partsText(lang, [order.AddressLineOne, order.CityName]);
  return (
    <>
      {days !== '' && (
        <p className="ocard-day">
          <Filled
            text={shared(order.IsPickUp ? 'readyOn' : 'arrives')}
            places={{
              day: (
                <b>
                  <KeepTogether text={days} />
                </b>
              ),
            }}
          />
        </p>
      )}
      {place !== '' && (
        <p>
          <KeepTogether text={place} />
        </p>
      )}
      <p className={isWaiting ? undefined : 'ocard-soft'}>
        {t(next)}{' '}
        {medium && (
          <span className="ocard-more">
            {t(medium === 'email' ? 'cardMail' : 'cardText', { email: order.Email })}
          </span>
        )}
      </p>
    </>
  );
}

function Goods({ order }: { order: OrderProgress }) {
  const textOf = useMoneyTexts(order);
  const shown = order.Goods.slice(0, maxPictures);
  const more = order.Goods.length - shown.length;
  const [money] = order.Money;
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
        {money && <span className="ocard-way">{textOf(money)}</span>}
      </p>
    </div>
  );
}
