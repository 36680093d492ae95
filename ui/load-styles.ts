import { useEffect, useState } from 'react';

const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/**
 * Styles of a part that is loaded later, once. React would hold back every change of the page until they are here. Done
 * also when they did not arrive: the part can be used without.
 */
export function loadStyles(href: string): Promise<void> {
  const load = loads.get(href) ?? append(href).then(() => void loaded.add(href));
  loads.set(href, load);
  return load;
}

const append = (href: string) =>
  new Promise<void>((resolve) => {
    // In the head of the page that brought them.
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    document.head.append(link);
  });

/** Whether the styles of a part are here, at once where they came before; asks for them once the page is alive. */
export function useStyles(href: string): boolean {
  const [ready, setReady] = useState(() => loaded.has(href));
  useEffect(() => {
    void loadStyles(href).then(() => setReady(true));
  }, [href]);
  return ready;
}
