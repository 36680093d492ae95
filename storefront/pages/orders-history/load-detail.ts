import { loadStyles } from '#ui/load-styles.ts';
import styles from './open-order.css?url';

/** Not needed for the list itself. */
export const loadDetail = async () =>
  (await Promise.all([import('./order-detail.tsx'), loadStyles(styles)]))[0];
