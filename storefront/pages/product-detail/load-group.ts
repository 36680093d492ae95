import { loadStyles } from '#ui/load-styles.ts';
import artwork from '#storefront/artwork/artwork.css?url';
import matrix from './matrix.css?url';
import styles from './group.css?url';
import printStyles from './group-print.css?url';

/** Loads what a group needs, with its styles. */
export const loadGroup = async () =>
  (
    await Promise.all([
      import('./group-order.tsx'),
      ...[artwork, matrix, styles, printStyles].map(loadStyles),
    ])
  )[0];
