import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './browser-program.ts';
import type { Build } from './shop-server.ts';

let launched: Promise<Browser> | undefined;

/** One browser for all files of a worker: starting one takes a second. It ends with its worker. */
export const testBrowser = (): Promise<Browser> => (launched ??= launchBrowser(inject('browserProgram')));

/** Address of the shop that all browser tests of this run share, without a trailing slash. */
export const shopUrl = (build: Build = 'production'): string => inject('shops')[build];
