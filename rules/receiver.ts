import { personText, type PersonName } from './text-of-language.ts';

/** Who takes what is sent to an address, where that isn't the customer; '' or left out: it is. */
export interface Recipient {
  recipient?: string | undefined;
  recipientMobile?: string | undefined;
}

interface Receiver extends PersonName, Recipient {
  mobile: string;
  secondMobile?: string | undefined;
}

/** Whose name stands on the parcel: the recipient's, else the customer's. */
export const receiverName = (language: 'en' | 'ar', to: Partial<PersonName> & Recipient): string =>
  to.recipient || personText(language, to);

/** Which numbers the courier calls, in order. */
export const receiverNumbers = ({
  mobile,
  secondMobile,
  recipientMobile,
}: Omit<Receiver, keyof PersonName>) => [recipientMobile || mobile, secondMobile ?? ''].filter(Boolean);
