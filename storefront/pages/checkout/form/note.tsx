import type { ComponentProps } from 'react';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** The customer's note to the shop (specification §2, Checkout). */
export function Note(props: Omit<ComponentProps<typeof TextArea>, 'label'>) {
  const t = useLabels(checkoutLabels);
  const shared = useLabels(sharedLabels);
  return (
    <TextArea name="OrderNote" label={t('orderNote')} optional={shared('optional')} rows={1} {...props} />
  );
}
