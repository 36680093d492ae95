import type { EmbeddedPage } from './document.ts';

// The first script, small, so that what visitors look at (text, styles, fonts, the page's first picture) need not share
// a slow line with the rest. Waits for nobody who already wants something of the page.
const longestWait = 3000;

const text = document.getElementById('page')?.textContent;
if (text) {
  const { payload, framePath, imports } = JSON.parse(text) as EmbeddedPage;
  void shown().then(() => {
    // What the shop's script asks for first is on its way before that script is here.
    for (const script of [payload.files.script, ...imports]) ahead('modulepreload', script);
    ahead('preload', framePath);
    return import(/* @vite-ignore */ payload.files.entry);
  });
}

/** The page is painted, its most important picture included; or somebody touches it, or did; or that takes too long. */
function shown(): Promise<unknown> {
  return new Promise((resolve) => {
    const nextFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
    const painted = () => nextFrame(() => nextFrame(() => resolve(true)));
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (picture) picture.decode().then(painted, painted);
    else painted();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { once: true });
    setTimeout(resolve, window.earlyPresses?.size ? 0 : longestWait);
  });
}

function ahead(rel: 'modulepreload' | 'preload', href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, href, ...(rel === 'preload' && { as: 'fetch', crossOrigin: 'anonymous' }) });
  document.head.append(link);
}
