import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { shopSettings } from '#shop/content/content.ts';
import type { RelyingParty } from '#shop/staff/staff.ts';
import type { Caller, Guest, Staff } from '../../../calls/caller.ts';
import type { AppContext } from '../../../context/context.ts';
import { Refused } from '../../../calls/operation.ts';

type Code = keyof (typeof officeRefusals)['texts'];

/** Refuses with one of the office's sentences. */
export const refuse = (
  status: 400 | 401 | 403 | 404 | 409 | 429 | 503,
  code: Code,
  data?: unknown,
): Refused => new Refused(status, officeRefusals.texts[code], data);

/** For whom passkeys are made. */
export async function partyOf({ db, config }: AppContext): Promise<RelyingParty> {
  const { siteTitle } = await shopSettings(db, 'en');
  return { origin: config.officeUrl, name: siteTitle };
}

/** Staff before their second factor, or about to change it, and their machine. */
export const ownerOf = ({ staffId, sessionHash, state, isFresh }: Staff, address: string) => ({
  staffId,
  sessionHash,
  state,
  isFresh,
  address,
});

/** null: nobody is here yet. */
export const staffOf = (caller: Caller | Guest): Staff | null => (caller.kind === 'staff' ? caller : null);

/** A demo shop that is asked from its own machine. */
export const isDemoHere = ({ config }: AppContext, address: string): boolean =>
  config.mode === 'demo' && /^(?:127\.|0:0:0:0::|::1$)/u.test(address);
