import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import { heading } from '../open-office.ts';
import { mailTo } from '../mailed.ts';
import { button } from '../pages.ts';
import { labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

export const password = 'seven green kites';

/** Adds a platform authenticator with user verification. */
export async function giveAuthenticator({ page, context }: Visitor): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

export const invitationOf = async (shop: string, email: string): Promise<string> =>
  /\S+\/office\/\S+\/enrol#\S+/u.exec(await mailTo(shop, email, 'Angkor Gifts'))?.[0] ?? '';

export interface Invited {
  name: string;
  email: string;
  role: string;
  language: string;
}

/**
 * Invites a colleague on the staff screen.
 * @returns the link, which is shown once
 */
export async function invite(
  { page, lang }: Visitor,
  { name, email, role, language }: Invited,
): Promise<string> {
  const staff = labelsOf(lang, officeStaffLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await button(page, staff('invite')).click();
  const dialog = page.getByRole('dialog', { name: staff('inviteHeading') });
  await dialog.getByLabel(staff('name'), { exact: true }).fill(name);
  await dialog.getByLabel(common('email'), { exact: true }).fill(email);
  await dialog.getByLabel(staff('role'), { exact: true }).selectOption({ label: role });
  await dialog.getByLabel(staff('language'), { exact: true }).selectOption({ label: language });
  await button(dialog, staff('sendInvitation')).click();
  const link = await dialog.locator('.command code').innerText();
  await button(dialog, common('done')).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: email }).waitFor();
  return link;
}

/** Enters a password that is too short, then a valid one. */
export async function setPassword({ page, lang }: Visitor, email: string): Promise<void> {
  const labels = labelsOf(lang, officeEnrolLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await page.getByText(email).waitFor();
  const field = page.getByLabel(labels('password'), { exact: true });
  await field.fill('short');
  await button(page, common('continue')).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(password);
  await button(page, common('continue')).click();
  await heading(page, labels('factorHeading'));
}

export const makePasskey = ({ page, lang }: Visitor): Promise<void> =>
  button(page, labelsOf(lang, officeEnrolLabels)('makePasskey')).click();

/**
 * Sets up an authenticator app.
 * @returns a function that generates the next code
 */
export async function setUpApp({ page, lang }: Visitor): Promise<() => string> {
  const labels = labelsOf(lang, officeEnrolLabels);
  await button(page, labels('setUp')).click();
  const secret = (await page.locator('.app-words code').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByRole('img', { name: labels('qr') }).waitFor();
  return () => app.generate();
}

export async function confirmApp({ page, lang }: Visitor, code: string): Promise<void> {
  const labels = labelsOf(lang, officeEnrolLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await page.getByLabel(labels('code'), { exact: true }).fill(code);
  await button(page, common('confirm')).click();
}

/** Confirms that the ten recovery codes are saved, which opens the office. */
export async function putCodesAway({ page, lang }: Visitor): Promise<string[]> {
  const labels = labelsOf(lang, officeEnrolLabels);
  await heading(page, labels('codesHeading'));
  // After a reload the heading is there before new codes are made.
  await page.locator('.codes li').first().waitFor();
  const codes = await page.locator('.codes li').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await button(page, labels('toOffice')).click({ force: true });
  await heading(page, labels('codesHeading'));
  await page.getByLabel(labels('codesSafe')).check();
  await button(page, labels('toOffice')).click();
  return codes;
}

/** Creates a custom role on the roles screen. */
export async function addRole(
  { page, lang }: Visitor,
  name: string,
  may: readonly (keyof typeof officeRoleLabels.texts)[],
): Promise<void> {
  const roles = labelsOf(lang, officeRoleLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await button(page, roles('newRole')).click();
  const dialog = page.getByRole('dialog', { name: roles('newRole') });
  await dialog.getByLabel(common('name'), { exact: true }).fill(name);
  for (const each of may) await dialog.getByLabel(roles(each), { exact: true }).check();
  await button(dialog, common('save')).click();
}
