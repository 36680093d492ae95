import { type PersonName as Name, personText } from '#rules/text-of-language.ts';
import { UserText } from '#ui/user-text.tsx';
import { useOffice } from '../office-context.ts';

/**
 * Returns a function that formats a customer's name in the order of the reader's language; '' if erased or
 * not visible to the reader.
 */
export function usePersonText(): (name: Name | null) => string {
  const { lang } = useOffice();
  return (name) => (name ? personText(lang, name) : '');
}

export function PersonName({ of }: { of: Name | null }) {
  const text = usePersonText()(of);
  return text !== '' && <UserText text={text} />;
}
