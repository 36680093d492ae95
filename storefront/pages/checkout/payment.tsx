import { paymentMethodIds } from '#contract/constants.ts';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** How to pay, and the button. Only what can be used is offered; cards and wallets come with their providers. */
export function Payment() {
  const t = useLabels(checkoutLabels);
  return (
    <>
      <SelectField
        name="PaymentMethod"
        label={t('lbl_check_paymethod')}
        options={[{ value: paymentMethodIds.cashOnDelivery, text: t('cashOnDelivery') }]}
        defaultValue={paymentMethodIds.cashOnDelivery}
      />
      <p className="pay-note">
        <Icon name="banknote" />
        <span>{t('cashHint')}</span>
      </p>
      <Button className="only-wide" type="submit" kind="act" wide>
        {t('lbl_check_placeorder')}
      </Button>
    </>
  );
}
