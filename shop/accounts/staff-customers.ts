import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { addressesOf, saveAddress } from '#shop/addresses/addresses.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { customerOfNumber } from './added-number-queries.ts';
import { nobodysHash } from './password.ts';
import { idOfCountry, insertCustomer, type ProfileChange, profileOf, updateProfile } from './queries.ts';
import { placeOfCustomer } from './staff-customer-queries.ts';

/** Returns a customer for staff and writes the access to the audit log. Null if there is none. */
export async function customerForStaff(
  db: Database,
  customerId: number,
  { language, actor }: { language: LanguageCode; actor: Actor },
) {
  const place = await placeOfCustomer(db, customerId);
  if (!place) return null;
  await writeAudit(db, actor, 'customer seen', { customer: customerId });
  const [profile, addresses] = await Promise.all([
    profileOf(db, customerId, language),
    addressesOf(db, customerId, language),
  ]);
  return { ...profile, language: place.language, addresses };
}

/**
 * Creates an account for a Cambodian number, as a login by number does. It is confirmed once its owner logs
 * in. Returns the existing account of a known number. Null if the shop doesn't serve Cambodia, or the account
 * is closed.
 */
export async function customerByNumber(
  db: Database,
  number: string,
  { language, actor }: { language: LanguageCode; actor: Actor },
): Promise<{ customerId: number; isNew: boolean } | null> {
  const found = await customerOfNumber(db, number);
  if (found !== null) return (await placeOfCustomer(db, found)) && { customerId: found, isNew: false };
  const customerId = await insertCustomer(db, {
    email: number,
    passwordHash: nobodysHash(),
    firstName: '',
    lastName: '',
    mobile: number,
    address: '',
    postalCode: '',
    countryId: await idOfCountry(db, 'KH'),
    stateId: null,
    cityId: null,
    language,
    actor,
  });
  if (customerId !== null) return { customerId, isNew: true };
  // A concurrent request created the account.
  const other = await customerOfNumber(db, number);
  return other === null ? null : { customerId: other, isNew: false };
}

/**
 * Edits what customers may edit themselves; the previous address stays among their saved addresses. Returns false if
 * there is no such customer.
 */
export async function changeCustomer(
  db: Database,
  customerId: number,
  change: ProfileChange,
  actor: Actor,
): Promise<boolean> {
  if (!(await placeOfCustomer(db, customerId))) return false;
  const before = await profileOf(db, customerId, 'en');
  const { address, stateId, cityId, postalCode, secondMobile, recipient, recipientMobile } = before;
  const isElsewhere = address !== change.address || stateId !== change.stateId || cityId !== change.cityId;
  if (address !== '' && isElsewhere)
    await saveAddress(db, customerId, {
      id: null,
      label: '',
      address,
      stateId,
      cityId,
      postalCode,
      secondMobile,
      recipient,
      recipientMobile,
    });
  // The second number and the recipient belong to the address, so they are replaced with it.
  const gone = isElsewhere ? { secondMobile: '', recipient: '', recipientMobile: '' } : {};
  return updateProfile(db, customerId, { ...gone, ...change }, true, actor);
}

/** Returns where a customer gets messages, and their address in a language; null if they have none. */
export async function callerOf(
  db: Database,
  customerId: number,
  language: LanguageCode,
): Promise<{ contact: string; to: { address: string; cityName: string; stateName: string } | null } | null> {
  if (!(await placeOfCustomer(db, customerId))) return null;
  const { email: contact, address, cityName, stateName } = await profileOf(db, customerId, language);
  return { contact, to: address === '' ? null : { address, cityName, stateName } };
}
