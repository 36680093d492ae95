import { loadStyles } from '#ui/load-styles.ts';
import type { Page, PageFiles } from './page.ts';

/**
 * Loads a page's script, with its styles in place. The server sends their addresses with the page: a table of all of
 * them would be loaded by every visitor, and names with hashes don't compress.
 */
export async function loadPage({ script, styles }: PageFiles): Promise<Page<unknown>> {
  const [{ default: page }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<{ default: Page<unknown> }>,
    styles && loadStyles(styles),
  ]);
  return page;
}
