import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { addPasskey } from '#contract/operations/office/account/add-passkey.ts';
import { beginNewPasskey } from '#contract/operations/office/account/begin-new-passkey.ts';
import { beginPasskey } from '#contract/operations/office/account/begin-passkey.ts';
import { showPasskey } from '#contract/operations/office/account/show-passkey.ts';
import { callOffice } from '../data/call-office.ts';

/** The browser returned no passkey: the request was canceled, none exists, or it timed out. */
export class NoPasskey extends Error {
  override name = 'NoPasskey';
}

const ofBrowser = async <Made>(work: Promise<Made>): Promise<Made> => {
  try {
    return await work;
  } catch (error) {
    throw new NoPasskey('the browser gave none', { cause: error });
  }
};

/**
 * Signs in with a passkey of this device, which counts as both factors.
 * @throws NoPasskey, or as calls do
 */
export async function showOne(): Promise<void> {
  const options = (await callOffice(beginPasskey, {})) as Readonly<PublicKeyCredentialRequestOptionsJSON>;
  const answer = await ofBrowser(startAuthentication({ optionsJSON: options }));
  await callOffice(showPasskey, { answer: { ...answer } });
}

/**
 * Creates a passkey on this device. The first factor returns recovery codes.
 * @throws NoPasskey, or as calls do
 */
export async function makeOne(name: string): Promise<readonly string[]> {
  const options = await callOffice(beginNewPasskey, {});
  const optionsJSON = options as Readonly<PublicKeyCredentialCreationOptionsJSON>;
  const answer = await ofBrowser(startRegistration({ optionsJSON }));
  const { recoveryCodes } = await callOffice(addPasskey, { answer: { ...answer }, name });
  return recoveryCodes;
}
