import type { LanguageCode } from '#contract/languages.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import type { Secret } from '#shop/purpose-key.ts';

const purpose = 'staff invitation';

/**
 * Returns the path of an invitation, below the office's URL. The token is behind the `#`, so that logs and
 * other sites don't see it.
 */
export const invitePath = (secret: Buffer, language: LanguageCode, invitationId: number): string =>
  `/office/${language}/enrol#${signLink(secret, purpose, [invitationId])}`;

/** Returns the id of an invitation, or null if the shop didn't create this link. */
export const invitationIn = (secret: Secret, signed: string): number | null =>
  openLink(secret, purpose, signed)?.[0] ?? null;
