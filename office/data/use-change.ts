import { useMutation } from '@tanstack/react-query';
import type { Answer, Input, Operation } from '#contract/operation.ts';
import { showToast } from '#web/toasts.ts';
import { callOffice } from './call-office.ts';
import { officeQuery, queryClient } from './query-client.ts';
import { OfficeRefusal, useRefusalText } from './refusals.ts';

interface Showing<Change extends Operation, Shown extends Operation> {
  operation: Shown;
  input: Input<Shown>;
  /** What it answers once the change is made. */
  as: (answer: Answer<Shown>, change: Input<Change>) => Answer<Shown>;
}

interface Options<Change extends Operation, Shown extends Operation> {
  /** Shown before it is saved; a refusal takes it back. */
  shows?: Showing<Change, Shown>;
  /** Said when it is saved, or what makes it of the answer. */
  saved?: string | ((answer: Answer<Change>) => string);
  /** A form says itself why it was refused. */
  isInForm?: boolean;
  /** What does not come through is sent again until it does: only of what may come twice. */
  isPatient?: boolean;
}

/** Changes that are not answered yet. */
let unanswered = 0;

async function sent<Change extends Operation>(operation: Change, input: Input<Change>) {
  unanswered += 1;
  try {
    return await callOffice(operation, input);
  } finally {
    unanswered -= 1;
  }
}

/**
 * A call that changes something. Afterwards, refused or not, what is on the screen is fetched anew: where somebody else was first
 * (409), that is what they made of it.
 */
export function useChange<Change extends Operation, Shown extends Operation = Operation>(
  operation: Change,
  { shows, saved, isInForm = false, isPatient = false }: Options<Change, Shown> = {},
) {
  const refusalText = useRefusalText();
  const query = shows && officeQuery(shows.operation, shows.input);
  return useMutation({
    retry: (_failures, error) => isPatient && !(error instanceof OfficeRefusal),
    retryDelay: 2000,
    mutationFn: (input: Input<Change>) => sent(operation, input),
    onMutate: async (input) => {
      if (!shows || !query) return undefined;
      await queryClient.cancelQueries(query);
      const before = queryClient.getQueryData<Answer<Shown>>(query.queryKey);
      if (before !== undefined) queryClient.setQueryData(query.queryKey, shows.as(before, input));
      return before;
    },
    onError: (error, _input, before) => {
      if (query && before !== undefined) queryClient.setQueryData(query.queryKey, before);
      if (!isInForm) showToast('error', refusalText(error));
    },
    onSuccess: (answer) => {
      if (saved !== undefined) showToast('success', typeof saved === 'string' ? saved : saved(answer));
    },
    // Of several on their way the last one asks anew: the others are not in the answer yet.
    onSettled: () => (unanswered > 0 ? undefined : queryClient.invalidateQueries()),
  });
}
