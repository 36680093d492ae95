import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { approvalDay, spanOf } from '#rules/arrival.ts';
import { formatDateOnly, type ShopDates } from '#rules/format-date.ts';
import { centsOf } from '#rules/money.ts';
import { storyAhead } from '#rules/story-ahead.ts';
import { isPickUp, type PricedCart } from '#storefront/cart/priced-cart.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { today } from '#storefront/today.ts';
import { useStylesheet } from '#ui/load-styles.ts';
import { KeepTogether } from '#ui/keep-together.tsx';
import { StoryMoney, useStoryText } from './story.tsx';
import styles from './cart-story.css?url';

export { depositNow } from '#storefront/cart/deposit-now.ts';

/** Returns the method with which a customer orders on account. */
export const onAccount = (row: NonNullable<PricedCart['OnAccount']>, dates: ShopDates): PaymentMethod => ({
  method: row.PaymentMethodId,
  name: row.Name,
  shownAs: 'account',
  hint: '',
  title: '',
  provider: '',
  publicKey: '',
  pollSeconds: null,
  max: row.Left,
  dueOn: formatDateOnly(row.DueOn, dates),
});

/** The caption of the amount that is due now. */
export const DueNow = () => useLabels(depositLabels)('dueNow');

interface CartStoryProps {
  cart: PricedCart;
  /** The total in dollars, and what of it is due now; null if everything is. */
  total: number;
  now: number | null;
  /** Whether it is ordered on account. */
  isOnAccount?: boolean | undefined;
  /** Whether the rest is paid in cash on delivery. */
  isRestInCash?: boolean;
  /** The part above a button, which is a sum to pay now, or the part below it. */
  part?: 'above' | 'below';
}

/** Returns the days until a cart arrives. Without an address, they are those of the capital until those of the provinces. */
function daysOf({ ShippingDays = '', ProvinceShippingDays = ShippingDays }: PricedCart): string {
  const [from, to] = [spanOf(ShippingDays)?.[0], spanOf(ProvinceShippingDays)?.[1]];
  return from === undefined || to === undefined ? '' : `${from}-${to}`;
}

/** What happens with a cart once it is ordered, if it has a deposit or something is printed on it. */
export function CartStory({ cart, total, now, isOnAccount, isRestInCash, part }: CartStoryProps) {
  const { chrome: dates, links } = useShop();
  const shared = useLabels(sharedLabels);
  const { NeedsApproval, Deposit, OnAccount } = cart;
  const hasProof = NeedsApproval && part !== 'above';
  const hasMoney = now !== null && (!part || now > 0 === (part === 'above'));
  const OrderDay = NeedsApproval ? approvalDay(today(dates), dates.closed) : today(dates);
  const { what, until, money } = useStoryText(
    storyAhead({
      totalCents: centsOf(total),
      nowCents: centsOf(now ?? total),
      LaterWhen: isOnAccount ? 'day' : isRestInCash || Deposit?.Due === 'delivery' ? 'delivery' : 'ready',
      DueOn: isOnAccount ? OnAccount?.DueOn : undefined,
      ShippingDays: daysOf(cart),
      OrderDay,
      ApproveDay: NeedsApproval && OrderDay,
      isPickUp: isPickUp(cart),
    }),
  );
  if (!useStylesheet(styles) || !(hasProof || hasMoney)) return null;
  return (
    <div className="st-ahead">
      {hasProof && (
        <>
          <h3>{what}</h3>
          <p>
            <KeepTogether text={until} />
          </p>
          <a href={links.howWePrint()}>{shared('titleHowWePrint')}</a>
        </>
      )}
      {hasMoney && <StoryMoney money={money} />}
    </div>
  );
}
