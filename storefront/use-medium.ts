import { type Medium, mediumTo } from '#contract/reach.ts';
import { useShop } from './shop-context.tsx';
import { useUser } from './state/user.ts';

/**
 * Returns how a contact gets the shop's messages, or null if the shop has no service for them. Without a contact, it is
 * that of the logged-in customer, or of a guest, who enters an email address.
 */
export function useMedium(contact?: string): Exclude<Medium, 'code'> | null {
  const { savesEmails, savesTexts } = useShop().chrome;
  const { user } = useUser();
  const isEmail = contact === undefined ? !user || user.EmailAddress !== '' : mediumTo(contact) === 'email';
  if (isEmail) return savesEmails ? null : 'email';
  return savesTexts ? null : 'text';
}
