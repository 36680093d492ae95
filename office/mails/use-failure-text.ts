import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { mailFault } from '#rules/mail-fault.ts';
import { useLabels } from '../office-context.ts';

/** Returns a function that says why an email wasn't sent and how to mend it. An unknown reason stays as it is. */
export function useFailureText(): (reason: string) => string {
  const t = useLabels(officeMailLabels);
  return (reason) => {
    const fault = mailFault(reason);
    return fault ? t(fault) : reason;
  };
}
