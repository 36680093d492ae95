import { afterAll, expect } from 'vitest';
import { runningShop, type RunningShop } from '../support/running-shop.ts';

/** Starts the demo shop of a test file. No request may cause an error in its log. */
export async function demoShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const shop = await runningShop(env);
  afterAll(() => expect(shop.faults()).toEqual([]));
  return shop;
}
