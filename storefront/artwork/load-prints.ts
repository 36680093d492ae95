import { loadStyles } from '#ui/load-styles.ts';
import styles from './artwork.css?url';

/** Loads a part for printing with its styles, which pages without printing don't need. */
export const loadWithStyles = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadStyles(styles)]))[0];
