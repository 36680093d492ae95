import { loadStyles } from '#ui/load-styles.ts';
import styles from '#storefront/orders/job/job.css?url';

/** Loads the order details, which the list itself doesn't need. */
export const loadDetail = async () =>
  (await Promise.all([import('./order-detail.tsx'), loadStyles(styles)]))[0];
