import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './events.ts';

/** The kind of device that sends a request: all that is stored about it. */
export type DeviceKind = 'phone' | 'computer';

/** Where a request of staff comes from: a kind of device if it is known, or an API key. */
interface Origin {
  device: DeviceKind | null;
  keyId: number | null;
}

const unknown: Origin = { device: null, keyId: null };
const requests = new AsyncLocalStorage<Origin>();

/** Runs the work of a request from a device; null if its kind is unknown. */
export const onDevice = (device: DeviceKind | null, run: () => void): void =>
  requests.run({ device, keyId: null }, run);

/** Runs the work of a request with an API key. */
export const withKey = <Value>(keyId: number, run: () => Value): Value =>
  requests.run({ device: null, keyId }, run);

/** Returns the origin to store with an entry: only that of office staff. */
export const originOfActor = (actor: Actor): Origin =>
  /^staff \d+$/u.test(actor) ? (requests.getStore() ?? unknown) : unknown;
