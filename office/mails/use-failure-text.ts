import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { emailFailure } from '#rules/email-failure.ts';
import { useLabels } from '../office-context.ts';

/** Returns a function that says why an email wasn't sent and how to mend it. An unknown reason stays as it is. */
export function useFailureText(): (reason: string) => string {
  const t = useLabels(officeMailLabels);
  return (reason) => {
    const failure = emailFailure(reason);
    return failure ? t(failure) : reason;
  };
}
