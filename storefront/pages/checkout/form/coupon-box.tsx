import { type SubmitEvent, useState } from 'react';
import { couponForm } from '#contract/forms/coupon.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useSaidErrors } from '#web/use-said-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { moneyText } from '#ui/money.tsx';
import { plainDigits } from '#contract/languages.ts';
import type { Couponing } from './use-coupon.ts';

interface CouponBoxProps {
  coupon: Couponing;
  /** The cart has a discounted line: no coupon will be taken, and a note says why. */
  reduced: boolean;
  /** The price is settled: no other code counts any more. */
  settled: boolean;
}

/** The box it was entered in is gone, and with it the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** A code to enter; once it is applied, what it saves (specification §4, Coupon). */
export function CouponBox({ coupon, reduced, settled }: CouponBoxProps) {
  const t = useLabels(checkoutLabels);
  const message = useLabels(messages);
  const { formRef, errorOf, check, forgive } = useFormCheck(couponForm);
  const [code, setCode] = useState('');
  const { refused } = coupon;
  const said = useSaidErrors();
  const [requested, setRequested] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!check({ CouponCode: code })) return;
    const problem = await coupon.apply(plainDigits(code.trim()).toUpperCase());
    setRequested(true);
    if (!problem) return;
    said.say([['CouponCode', problem]]);
    formRef.current?.querySelector('input')?.select();
  };

  return (
    <div aria-live="polite">
      {coupon.applied ? (
        <p className="coupon-ok" tabIndex={-1} ref={requested ? focus : undefined}>
          <Icon name="circle-check" />
          <bdi>
            {t('couponSaves', { code: coupon.applied.code, amount: moneyText(coupon.applied.discount) })}
          </bdi>
        </p>
      ) : (
        !settled && box()
      )}
      {reduced && !settled && !coupon.applied && !refused && (
        <p className="note">
          <Icon name="tag" />
          <span>{message('couponNotWithDiscount')}</span>
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
          error={errorOf('CouponCode') ?? (refused && message(refused.code, refused.values))}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            forgive('CouponCode');
            coupon.forgive();
            said.end();
          }}
        />
        <Button type="submit" kind="ghost" busy={coupon.asking}>
          {t('lbl_check_applycpn')}
        </Button>
      </form>
    );
  }
}
