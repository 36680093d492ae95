import { afterAll, expect } from 'vitest';
import { runningShop, sharedShop, type RunningShop } from '../support/running-shop.ts';

/**
 * The demo shop, which nothing it is asked may bring to log an error: one for all files of a run, but for those with settings
 * of their own.
 */
export async function demoShop(env?: Record<string, string>): Promise<RunningShop> {
  const shop = env ? await runningShop(env) : await sharedShop();
  afterAll(() => expect(shop.faults()).toEqual([]));
  return shop;
}
