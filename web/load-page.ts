import type { Page, PageFiles } from './page.ts';

/**
 * A page's script. Where it is is told by the server with the page: a table of all of them would have to be loaded by
 * everybody, and names with hashes do not compress.
 */
export async function loadPage({ script }: PageFiles): Promise<Page<unknown>> {
  const { default: page } = (await import(/* @vite-ignore */ script)) as { default: Page<unknown> };
  return page;
}
