import type { Thread } from './use-inquiry.ts';

/** Returns a template in the customer's language, or else in the other one, with their name. */
export function filledTemplate(
  { en, km }: Pick<Thread['templates'][number], 'en' | 'km'>,
  { language, name }: Pick<Thread, 'language' | 'name'>,
): string {
  const [first, second] = language === 'ar' ? [km, en] : [en, km];
  return (first || second).replaceAll('{name}', () => name);
}
