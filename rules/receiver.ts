import { personText, type PersonName } from './text-of-language.ts';

/** The recipient at an address, if it isn't the customer. '' or omitted if it is. */
export interface Recipient {
  recipient?: string | undefined;
  recipientMobile?: string | undefined;
}

interface Receiver extends PersonName, Recipient {
  mobile: string;
  secondMobile?: string | undefined;
}

/** Returns the name on the package: the recipient's, otherwise the customer's. */
export const receiverName = (language: 'en' | 'ar', to: Partial<PersonName> & Recipient): string =>
  to.recipient || personText(language, to);

/** Returns the phone numbers that the courier calls, in order. */
export const receiverNumbers = ({
  mobile,
  secondMobile,
  recipientMobile,
}: Omit<Receiver, keyof PersonName>) => [recipientMobile || mobile, secondMobile ?? ''].filter(Boolean);
