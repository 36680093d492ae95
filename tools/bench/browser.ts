import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { findBrowser, removeBrowser } from '#tests/support/browser-program.ts';

/** Launches the browser of the tests, with its debugging port open for Lighthouse. */
export async function launchBrowserOn(): Promise<{ port: number; close: () => Promise<void> }> {
  const program = await findBrowser();
  const port = await freePort();
  const env = { ...process.env, ...program.env } as Record<string, string>;
  const browser = await chromium.launch({
    executablePath: program.executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${port}`,
    ],
    env,
  });
  return {
    port,
    async close() {
      await browser.close();
      removeBrowser(program);
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
