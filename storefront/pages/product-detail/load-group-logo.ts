import styles from '#storefront/logo-things/logo-things.css?url';
import { loadStyles } from '#ui/load-styles.ts';

/** Loads what shows the visitor's logo on this product and on others. */
export const loadGroupLogo = async () =>
  (await Promise.all([import('./group-logo.tsx'), loadStyles(styles)]))[0];
