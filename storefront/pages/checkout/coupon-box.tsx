import { type SubmitEvent, useState } from 'react';
import { couponForm } from '#contract/forms/coupon.ts';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { messages } from '#contract/messages.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { type Message, showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { moneyText } from '#ui/money.tsx';
import type { Couponing } from './use-coupon.ts';

interface CouponBoxProps {
  coupon: Couponing;
  /** The cart has a discounted line: no coupon will be taken, and a note says why. */
  reduced: boolean;
  /** The price is settled: no other code counts any more. */
  settled: boolean;
}

/** A code to enter; once it is applied, what it saves (specification §4, Coupon). */
export function CouponBox({ coupon, reduced, settled }: CouponBoxProps) {
  const t = useLabels(checkoutLabels);
  const say = useLabels(messages);
  const { formRef, errorOf, check, forgive } = useFormCheck(couponForm);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Message | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!check({ CouponCode: code })) return;
    const problem = await coupon.apply(code.trim().toUpperCase());
    setRefused(problem);
    if (!problem) return;
    showToast('error', problem);
    formRef.current?.querySelector('input')?.select();
  };

  return (
    <div aria-live="polite">
      {coupon.applied ? (
        <p className="coupon-ok">
          <Icon name="circle-check" />
          <bdi>
            {t('couponSaves', { code: coupon.applied.code, amount: moneyText(coupon.applied.discount) })}
          </bdi>
        </p>
      ) : (
        !settled && box()
      )}
      {reduced && !settled && !coupon.applied && (
        <p className="note">
          <Icon name="tag" />
          <span>{say('couponNotWithDiscount')}</span>
        </p>
      )}
    </div>
  );

  function box() {
    return (
      <form className="coupon" ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          name="CouponCode"
          label={t('couponCode')}
          value={code}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf('CouponCode') ?? (refused && say(refused.code, refused.values))}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            forgive('CouponCode');
            setRefused(null);
          }}
        />
        <Button type="submit" kind="ghost" busy={coupon.asking}>
          {t('lbl_check_applycpn')}
        </Button>
      </form>
    );
  }
}
