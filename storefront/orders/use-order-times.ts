import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { orderTimes } from '#rules/order-times.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';

/** Returns functions that format an order's times and days. */
export const useOrderTimes = () =>
  orderTimes(useShop().chrome, useLabels(orderProgressLabels), useLabels(sharedLabels));
