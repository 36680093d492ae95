import { officeScreenNameLabels } from '#contract/labels/office/screen-names.ts';
import { useLabels } from '../office-context.ts';

/** What people read of the name a set of labels has: `accountLink` is 'Links in mails'. */
export function useLabelScreen(): (name: string) => string {
  const t = useLabels(officeScreenNameLabels);
  return (name) => t(name as keyof typeof officeScreenNameLabels.texts);
}
