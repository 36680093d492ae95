import type { LanguageCode } from '#contract/languages.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { rememberBrowser } from './browser-queries.ts';
import { ownerOfCode } from './reset-queries.ts';
import { sha256 } from './session-token.ts';

const purpose = 'own device';
/** Browsers that become known by the mails of one customer in a day: each has guesses of its own. */
const mostADay = 5;

/**
 * Where the owner of an account makes a browser known, by any mail with a code of the last day that was not used: so that
 * what strangers ask and guess does not keep them out on a new device either.
 */
export const ownDevicePath = (secret: Buffer, codeId: number): string =>
  `/account/device/${signLink(secret, purpose, [codeId])}`;

/** Whose mail such a link came in. */
export interface DeviceOwner {
  customerId: number;
  language: LanguageCode;
}

/** null when the shop did not make the link, it is a day old, or a code was used since. */
export async function ownerOfDeviceLink(
  db: Database,
  secret: Buffer,
  signed: string,
): Promise<DeviceOwner | null> {
  const [codeId] = openLink(secret, purpose, signed) ?? [];
  return codeId === undefined ? null : ownerOfCode(db, codeId);
}

/** From now on a browser counts as its owner's; false: too many did today. */
export async function knowBrowser(
  db: Database,
  { customerId }: Pick<DeviceOwner, 'customerId'>,
  browserMark: string,
): Promise<boolean> {
  const key = limitKey('device-links', `customer ${customerId}`);
  if (!(await countHit(db, key, mostADay, limitSpans.day))) return false;
  await rememberBrowser(db, customerId, sha256(browserMark));
  await writeAudit(db, customerActor(customerId), 'browser known', {});
  return true;
}
