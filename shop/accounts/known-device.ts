import type { LanguageCode } from '#contract/languages.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { rememberBrowser } from './browser-queries.ts';
import { ownerOfCode } from './reset-queries.ts';
import { sha256 } from './session-token.ts';

const purpose = 'own device';
/**
 * Maximum browsers that can become trusted through one customer's emails per day, because each gets a
 * separate count of guesses.
 */
const maxPerDay = 5;

/**
 * Returns the path where an account's owner makes a browser trusted, from any email with an unused code of
 * the last day. So other people's requests and guesses don't lock the owner out on a new device, either.
 */
export const ownDevicePath = (secret: Buffer, codeId: number): string =>
  `/account/device/${signLink(secret, purpose, [codeId])}`;

/** The owner of the email the link was in. */
export interface DeviceOwner {
  customerId: number;
  language: LanguageCode;
}

/**
 * Returns the owner of the link. Null when the shop didn't create the link, it is a day old, or a code was
 * used since.
 */
export async function ownerOfDeviceLink(
  db: Database,
  secret: Buffer,
  signed: string,
): Promise<DeviceOwner | null> {
  const [codeId] = openLink(secret, purpose, signed) ?? [];
  return codeId === undefined ? null : ownerOfCode(db, codeId);
}

/** Makes a browser trusted. Returns false when the daily limit is reached. */
export async function trustDevice(
  db: Database,
  { customerId }: Pick<DeviceOwner, 'customerId'>,
  deviceToken: string,
): Promise<boolean> {
  const key = rateLimitKey('device-links', `customer ${customerId}`);
  if (!(await consumeRateLimit(db, key, maxPerDay, rateWindows.day))) return false;
  await rememberBrowser(db, customerId, sha256(deviceToken));
  await writeAudit(db, customerActor(customerId), 'browser known', {});
  return true;
}
