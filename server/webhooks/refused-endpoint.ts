import type { Fault } from '#shop/records/records.ts';
import type { Config } from '../settings/config.ts';
import { publicAddresses } from '../outgoing/public-request.ts';
import { isAllowed, webhookInternet } from './send-webhook.ts';

/** Milliseconds for which saving waits for a name server. */
const waitMs = 4000;

/**
 * Returns why events can't be sent to the address of an endpoint about to be saved: it is refused as its delivery would be. A
 * name that isn't found yet is saved.
 */
export async function refusedEndpoint(
  { webhookLoopback }: Pick<Config, 'webhookLoopback'>,
  { address }: Readonly<Record<string, unknown>>,
): Promise<Fault[]> {
  // The field's schema refuses text that isn't an address.
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const url = new URL(address);
  if (!isAllowed(url, webhookLoopback)) return [{ field: 'address', code: 'endpoint' }];
  const found = await publicAddresses(url, webhookInternet(webhookLoopback), AbortSignal.timeout(waitMs));
  return found === 'inside' ? [{ field: 'address', code: 'inside' }] : [];
}
