import { officeScreenNameLabels } from '#contract/labels/office/screen-names.ts';
import { useLabels } from '../office-context.ts';

/** Returns the display name of a label set: `accountLink` becomes 'Links in mails'. */
export function useLabelScreen(): (name: string) => string {
  const t = useLabels(officeScreenNameLabels);
  return (name) => t(name as keyof typeof officeScreenNameLabels.texts);
}
