import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { StoredFold } from '#storefront/layout/stored-fold.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatMoney } from '#ui/money.tsx';
import { type Couponing, loadBox } from './use-coupon.ts';

interface CouponProps {
  coupon: Couponing;
  reduced: boolean;
  /** Whether the price is final, so that the coupon can't be changed. */
  settled: boolean;
}

/** Moves the focus, because the coupon field was removed and lost it. */
const focus = (element: HTMLElement | null) => element?.focus();

/** A line that opens the coupon field. After a code is applied, it shows the discount. */
export function Coupon({ coupon, reduced, settled }: CouponProps) {
  const t = useLabels(checkoutLabels);
  const { applied, refused, entered } = coupon;
  return (
    <div aria-live="polite">
      {applied ? (
        <p className="coupon-ok" tabIndex={-1} ref={entered ? focus : undefined}>
          <Icon name="circle-check" />
          <bdi>{t('couponSaves', { code: applied.code, amount: formatMoney(applied.discount) })}</bdi>
        </p>
      ) : (
        !settled && (
          <StoredFold
            plain
            icon="tag"
            title={t('haveCoupon')}
            chosen=""
            held={refused !== null}
            load={loadBox}
          >
            {({ CouponBox }) => <CouponBox {...{ coupon, reduced }} />}
          </StoredFold>
        )
      )}
    </div>
  );
}
