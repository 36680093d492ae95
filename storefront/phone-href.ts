/** Returns the `tel:` link of a phone number that contains spaces. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
