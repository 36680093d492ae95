import { loadStyles } from '#ui/load-styles.ts';
import type { Page, PageFiles } from './page.ts';

/**
 * A page's script, with its styles in place. Where they are is told by the server with the page: a table of all of them would
 * have to be loaded by everybody, and names with hashes do not compress.
 */
export async function loadPage({ script, styles }: PageFiles): Promise<Page<unknown>> {
  const [{ default: page }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<{ default: Page<unknown> }>,
    styles && loadStyles(styles),
  ]);
  return page;
}
