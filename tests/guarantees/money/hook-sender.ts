import { randomUUID } from 'node:crypto';
import { signature } from '#server/payments/test/hook-signature.ts';

/** An event as sent by the provider. */
export interface HookEvent {
  id: string;
  kind: string;
  happened: string;
  charge: { id: string; key: string };
}

export const eventOf = (
  charge: HookEvent['charge'],
  kind = 'charge.paid',
  more: Partial<HookEvent> = {},
): HookEvent => ({ id: randomUUID(), kind, happened: new Date().toISOString(), charge, ...more });

/** The defect of a webhook. `at` is its clock offset in seconds; `header` replaces the signature. */
export interface Forgery {
  key?: string;
  at?: number;
  change?: (body: string) => string;
  header?: string;
}

/** Sends events to a shop as the provider does, or as an attacker who pretends to be the provider. */
export function hookSender(key: string) {
  return async (shopUrl: string, event: HookEvent, forgery: Forgery = {}) => {
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000) + (forgery.at ?? 0);
    const header = forgery.header ?? `t=${at},v1=${signature(forgery.key ?? key, at, body)}`;
    const started = performance.now();
    const { status } = await fetch(`${shopUrl}/api/v1/payments/webhooks/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'kado-test-signature': header },
      body: forgery.change?.(body) ?? body,
    });
    return { status, ms: performance.now() - started };
  };
}
