import { loadStyles } from '#ui/load-styles.ts';
import styles from './open-order.css?url';

/** Who looks over the list needs none of it. */
export const loadDetail = async () =>
  (await Promise.all([import('./order-detail.tsx'), loadStyles(styles)]))[0];
