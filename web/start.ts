import type { EmbeddedPage } from './document.ts';

// The first script. It is small, so that visible content (text, styles, fonts, the page's first picture)
// doesn't share a slow connection with other files. It doesn't delay a visitor who is already interacting
// with the page.
const longestWait = 3000;

const text = document.getElementById('page')?.textContent;
if (text) {
  const { payload, framePath: appShellPath, imports } = JSON.parse(text) as EmbeddedPage;
  void shown().then(() => {
    // Preloads the files that the shop's script requests first, before that script has loaded.
    for (const script of [payload.files.script, ...imports]) ahead('modulepreload', script);
    ahead('preload', appShellPath);
    return import(/* @vite-ignore */ payload.files.entry);
  });
}

/**
 * Resolves when the page is painted with its most important picture, at an interaction (or at once if there
 * was one), or after a timeout.
 */
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
