import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApp, type BrowserAppProps } from './browser-app.tsx';
import type { EmbeddedPage } from './document.ts';
import type { Frame } from './frame.ts';
import { loadPage } from './load-page.ts';

declare global {
  interface Window {
    /** What a visitor pressed and changed before the scripts had loaded (early-press-script.ts). */
    earlyPresses?: {
      size: number;
      /** Stops recording clicks, so that React handles them. */
      end: () => void;
      /** Stops recording changes of controls, so that React handles them. */
      stop: () => void;
      /** Repeats what was recorded: first the controls, then, after the next paint, the buttons. */
      replay: () => void;
    };
  }
}

type Parts = Pick<BrowserAppProps, 'App' | 'call' | 'places' | 'onShown'>;

/**
 * Hydrates the page that the server sent. Rejects if one of its files failed to load: the page stays
 * readable.
 */
export async function openInBrowser(parts: Parts): Promise<void> {
  const root = document.getElementById('kado');
  const embedded = document.getElementById('page');
  if (!root || !embedded?.textContent) return;
  const { payload, framePath: appShellPath } = JSON.parse(embedded.textContent) as EmbeddedPage;
  const [page, frame] = await Promise.all([loadPage(payload.files), fetchAppShell(appShellPath)]);
  window.earlyPresses?.end();
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserApp {...parts} page={page} payload={payload} frame={frame} />
      </StrictMode>,
    );
  });
}

/** Fetches the layout file. Without a connection, uses the one cached with the page. */
async function fetchAppShell(path: string): Promise<Frame> {
  const response = await fetch(path).catch(() => caches.match(path));
  return (await (response as Response).json()) as Frame;
}
