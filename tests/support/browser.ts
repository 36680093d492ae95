import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser, withFonts } from './browser-program.ts';
import type { RunShop } from './browser-setup.ts';

const launched = new Map<string, Promise<Browser>>();

/**
 * Returns one browser for all files of a worker, because starting one takes a second. It ends with its
 * worker.
 * @param fonts folders with fonts on its machine, in addition to those of npm's browser
 */
export function testBrowser(fonts: readonly string[] = []): Promise<Browser> {
  const key = fonts.join(':');
  const program = inject('browserProgram');
  const browser = launched.get(key) ?? launchBrowser(fonts.length > 0 ? withFonts(program, fonts) : program);
  launched.set(key, browser);
  return browser;
}

/** Returns the URL of a shop that all browser tests of this run share, without a trailing slash. */
export const shopUrl = (shop: RunShop = 'production'): string => inject('shops')[shop];
