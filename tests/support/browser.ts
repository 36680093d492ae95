import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { launchBrowser } from './browser-program.ts';
import type { Build } from './shop-server.ts';

/** The browser of a test file: call it at the top of the file; it is closed after the file's last test. */
export async function testBrowser(): Promise<Browser> {
  const browser = await launchBrowser(inject('browserProgram'));
  afterAll(() => browser.close());
  return browser;
}

/** Address of the shop that all browser tests of this run share, without a trailing slash. */
export const shopUrl = (build: Build = 'production'): string => inject('shops')[build];
