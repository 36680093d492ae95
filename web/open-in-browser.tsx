import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApp, type BrowserAppProps } from './browser-app.tsx';
import type { EmbeddedPage } from './document.ts';
import { takeEarlyPresses } from './early-presses.ts';
import type { Frame } from './frame.ts';
import { loadPage } from './load-page.ts';

type Parts = Pick<BrowserAppProps, 'App' | 'call' | 'places' | 'onShown'>;

/** Brings the page the server sent to life. Rejects when a file of it did not arrive: it can be read all the same. */
export async function openInBrowser(parts: Parts): Promise<void> {
  const root = document.getElementById('kado');
  const embedded = document.getElementById('page');
  if (!root || !embedded?.textContent) return;
  const { payload, framePath } = JSON.parse(embedded.textContent) as EmbeddedPage;
  const [page, frame] = await Promise.all([loadPage(payload.files), fetchFrame(framePath)]);
  const pressEarly = takeEarlyPresses();
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserApp {...parts} page={page} payload={payload} frame={frame} pressEarly={pressEarly} />
      </StrictMode>,
    );
  });
}

/** Without a connection the one that is kept with the page. */
async function fetchFrame(path: string): Promise<Frame> {
  const response = await fetch(path).catch(() => caches.match(path));
  return (await (response as Response).json()) as Frame;
}
