import type { LanguageCode } from '#contract/languages.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import type { Secret } from '#shop/purpose-key.ts';

const purpose = 'staff invitation';

/** Where an invitation leads, below the office's address. Behind the `#`: neither logs nor other sites see it. */
export const invitePath = (secret: Buffer, language: LanguageCode, invitationId: number): string =>
  `/office/${language}/enrol#${signLink(secret, purpose, [invitationId])}`;

/** The id of an invitation; null: the shop did not make this link. */
export const invitationIn = (secret: Secret, signed: string): number | null =>
  openLink(secret, purpose, signed)?.[0] ?? null;
