import type { Page, PageFiles } from './page.ts';

/**
 * A page's script and styles. Where they are is told by the server with the page: a table of all of them would have to
 * be loaded by everybody, and names with hashes do not compress.
 */
export async function loadPage({ script, styles }: PageFiles): Promise<Page<unknown>> {
  const [{ default: page }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<{ default: Page<unknown> }>,
    ...styles.map((href) => styleLoaded(href)),
  ]);
  return page;
}

/** At once when it is there; one that fails must not keep the page from being shown. */
function styleLoaded(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
