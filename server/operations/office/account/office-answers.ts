import { fillLabel, type LabelValues } from '#contract/labels/label-set.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { shopSettings } from '#shop/content/content.ts';
import type { RelyingParty } from '#shop/staff/staff.ts';
import type { Caller, Guest, Staff } from '../../../calls/caller.ts';
import type { AppContext } from '../../../context/context.ts';
import { Refused } from '../../../calls/operation.ts';

type Code = keyof (typeof officeRefusals)['texts'];

/** Refuses with one of the office's messages. Data that fills its placeholders also contains the message key. */
export function refuse(status: 400 | 401 | 403 | 404 | 409 | 429 | 503, code: Code, data?: unknown): Refused {
  const text = officeRefusals.texts[code];
  const sentence = fillLabel(text, (data ?? {}) as LabelValues);
  return new Refused(
    status,
    sentence,
    sentence === text ? data : { ...(data as LabelValues), refusal: code },
    { code },
  );
}

export async function relyingParty({ db, config }: AppContext): Promise<RelyingParty> {
  const { siteTitle } = await shopSettings(db, 'en');
  return { origin: config.officeUrl, name: siteTitle };
}

/** Returns what the two-step verification functions need: staff member, session and IP address. */
export const ownerOf = ({ staffId, sessionHash, state, isFresh }: Staff, address: string) => ({
  staffId,
  sessionHash,
  state,
  isFresh,
  address,
});

/** Returns the staff member. Null when the caller isn't logged in. */
export const staffOf = (caller: Caller | Guest): Staff | null => (caller.kind === 'staff' ? caller : null);

/** Returns whether this is a demo shop accessed from its own machine. */
export const isDemoHere = ({ config }: AppContext, address: string): boolean =>
  config.mode === 'demo' && /^(?:127\.|0:0:0:0::|::1$)/u.test(address);
