import { loadStyles } from '#ui/load-styles.ts';
import type { Page, PageFiles } from './page.ts';

/**
 * Loads a page's script and waits for its styles. The server sends their URLs with the page: every visitor
 * would have to load a table of all of them, and names with hashes don't compress.
 */
export async function loadPage({ script, styles }: PageFiles): Promise<Page<unknown>> {
  const [{ default: page }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<{ default: Page<unknown> }>,
    styles && loadStyles(styles),
  ]);
  return page;
}
