/** Where a phone number leads that is written with spaces. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
