import { type SubmitEvent, useState } from 'react';
import { couponForm } from '#contract/forms/coupon.ts';
import { tidyCouponCode } from '#contract/forms/coupon-code.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useAnnouncedErrors } from '#web/use-announced-errors.ts';
import type { Message } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

export { checkCoupon } from './check-coupon.ts';

interface CouponBoxProps {
  coupon: {
    /** Why the last code was refused. */
    refused: Message | null;
    busy: boolean;
    forgive: () => void;
    /** Returns why a code doesn't apply, or null. */
    apply: (code: string) => Promise<Message | null>;
  };
  /** Whether the cart has a discounted line. Then no coupon applies, and a note explains it. */
  reduced: boolean;
}

/** The field for a coupon code (specification §4, Coupon). */
export function CouponBox({ coupon, reduced }: CouponBoxProps) {
  const t = useLabels(checkoutLabels);
  const message = useLabels(messages);
  const { formRef, errorOf, check, forgive } = useFormCheck(couponForm);
  const [code, setCode] = useState('');
  const { refused } = coupon;
  const announced = useAnnouncedErrors();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!check({ CouponCode: code })) return;
    const problem = await coupon.apply(tidyCouponCode(code));
    if (!problem) return;
    announced.say([['CouponCode', problem]]);
    formRef.current?.querySelector('input')?.select();
  };

  return (
    <>
      <form className="coupon" ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          name="CouponCode"
          label={t('couponCode')}
          value={code}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf('CouponCode') ?? (refused && message(refused.code, refused.values))}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            forgive('CouponCode');
            coupon.forgive();
            announced.end();
          }}
        />
        <Button type="submit" kind="ghost" busy={coupon.busy}>
          {t('lbl_check_applycpn')}
        </Button>
      </form>
      {reduced && !refused && (
        <p className="note">
          <Icon name="tag" />
          <span>{message('couponNotWithDiscount')}</span>
        </p>
      )}
    </>
  );
}
