import { useEffect, useState } from 'react';

const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/**
 * Loads the styles of an on-demand part, once. React would hold back every change of the page until they are
 * loaded. It resolves on failure, too, because the part is usable without them.
 */
export function loadStyles(href: string): Promise<void> {
  const load = loads.get(href) ?? append(href).then(() => void loaded.add(href));
  loads.set(href, load);
  return load;
}

const append = (href: string) =>
  new Promise<void>((resolve) => {
    // The styles are in the head of a page that was loaded with them.
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    document.head.append(link);
  });

/**
 * Whether the styles of a part are loaded; true at once if they were loaded before. Otherwise requests them after
 * hydration.
 */
export function useStylesheet(href: string): boolean {
  const [ready, setReady] = useState(() => loaded.has(href));
  useEffect(() => {
    void loadStyles(href).then(() => setReady(true));
  }, [href]);
  return ready;
}
