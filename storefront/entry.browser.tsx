import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './styles/base.css';
import { BrowserApp } from './browser-app.tsx';
import type { EmbeddedPage } from './document.ts';
import type { Frame } from './frame.ts';
import { loadPage } from './load-page.ts';

// No await at the top: a page's file imports from this script, and each would wait for the other.
void start();

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

async function fetchFrame(path: string): Promise<Frame> {
  const response = await fetch(path);
  return (await response.json()) as Frame;
}
