import { checkoutLabels } from '#contract/labels/checkout.ts';
import { BarSum } from '#storefront/cart/bar-sum.tsx';
import { ActionBar } from '#storefront/chrome/action-bar.tsx';
import { useProductWords } from '#storefront/products/product-words.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { TotalNow } from './total-now.tsx';

interface OrderBarProps {
  formId: string;
  orderTotal: number;
  total: number;
}

/** The total and the button at the foot of a phone's window. */
export function OrderBar({ formId, orderTotal, total }: OrderBarProps) {
  const t = useLabels(checkoutLabels);
  const { price } = useProductWords();
  return (
    <ActionBar label={t('lbl_check_placeorder')}>
      <BarSum amount={<TotalNow orderTotal={orderTotal} total={total} words={price} />}>
        {t('cashOnDelivery')}
      </BarSum>
      <Button type="submit" form={formId} kind="act">
        {t('lbl_check_placeorder')}
      </Button>
    </ActionBar>
  );
}
