import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';

/** Says that the virus scanner refused a file, and that another one is needed. */
export function RefusedFile() {
  const t = useLabels(orderPrintLabels);
  return (
    <p className="pr-sign" role="alert">
      <Icon name="circle-alert" />
      <span>{t('infected')}</span>
    </p>
  );
}
