import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser, withFonts } from './browser-program.ts';
import type { RunShop } from './browser-setup.ts';

/**
 * A lazy picture loads when it comes into view, not 1,250 px before: that saves a fifth of a page's work. The first
 * four values are Playwright's own, which this option replaces.
 */
const onlyPicturesInView =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,' +
  'lazyLoadingImageMarginPxUnknown=0,lazyLoadingImageMarginPx4G=0';
const launched = new Map<string, Promise<Browser>>();

/**
 * Returns one browser for all files of a worker, because starting one takes a second. It ends with its
 * worker.
 * @param fonts folders with fonts on its machine, in addition to those of npm's browser
 */
export function testBrowser(fonts: readonly string[] = []): Promise<Browser> {
  const key = fonts.join(':');
  const program = inject('browserProgram');
  const browser =
    launched.get(key) ??
    launchBrowser(fonts.length > 0 ? withFonts(program, fonts) : program, [onlyPicturesInView]);
  launched.set(key, browser);
  return browser;
}

/** Returns the URL of a shop that all browser tests of this run share, without a trailing slash. */
export const shopUrl = (shop: RunShop = 'production'): string => inject('shops')[shop];
