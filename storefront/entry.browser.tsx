import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './styles/base.css';
import { BrowserApp } from './browser-app.tsx';
import type { EmbeddedPage } from './document.ts';
import { followConnection, keepPages, notReached } from './offline/connection.ts';
import type { Frame } from './frame.ts';
import { loadPage } from './load-page.ts';

// No await at the top: a page's file imports from this script, and each would wait for the other.
// What fails is a file that did not arrive: the page can be read all the same, and says that the shop was not reached.
start().then(keepPages, notReached);
followConnection();

async function start(): Promise<void> {
  const root = document.getElementById('kado');
  const embedded = document.getElementById('page');
  if (!root || !embedded?.textContent) return;
  const { payload, framePath } = JSON.parse(embedded.textContent) as EmbeddedPage;
  const [page, frame] = await Promise.all([loadPage(payload.files), fetchFrame(framePath)]);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserApp page={page} payload={payload} frame={frame} />
      </StrictMode>,
    );
  });
}

/** Without a connection the one that is kept with the page. */
async function fetchFrame(path: string): Promise<Frame> {
  const response = await fetch(path).catch(() => caches.match(path));
  return (await (response as Response).json()) as Frame;
}
