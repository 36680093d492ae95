import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './events.ts';

/** The kind of device that sends a request: all that is stored about it. */
export type DeviceKind = 'phone' | 'computer';

const requests = new AsyncLocalStorage<DeviceKind | null>();

/** Runs the work of a request from a device; null if its kind is unknown. */
export const onDevice = (device: DeviceKind | null, run: () => void): void => requests.run(device, run);

/** Returns the device to store with an entry: only that of office staff. */
export const deviceOfActor = (actor: Actor): DeviceKind | null =>
  /^staff \d+$/u.test(actor) ? (requests.getStore() ?? null) : null;
