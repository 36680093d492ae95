import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { type PersonName as Name, personText } from '#rules/text-of-language.ts';
import { UserText } from '#ui/user-text.tsx';
import { useLabels, useOffice } from '../office-context.ts';

/**
 * Returns a function that formats a customer's name in the order of the reader's language; '' if not visible to the reader. An
 * erased customer is called so.
 */
export function usePersonText(): (name: Name | null) => string {
  const { lang } = useOffice();
  const common = useLabels(officeCommonLabels);
  return (name) => (name ? personText(lang, name) || common('erasedCustomer') : '');
}

export function PersonName({ of }: { of: Name | null }) {
  const text = usePersonText()(of);
  return text !== '' && <UserText text={text} />;
}
