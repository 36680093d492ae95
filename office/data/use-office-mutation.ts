import { useMutation } from '@tanstack/react-query';
import type { Answer, Input, Operation } from '#contract/operation.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { showToast } from '#web/toasts.ts';
import { useLabels } from '../office-context.ts';
import { callOffice } from './call-office.ts';
import { useErrorText, validationErrorsOf } from './validation-errors.ts';
import { officeQuery, queryClient } from './query-client.ts';
import { afterOwnChanges, recordChangeOf } from './own-changes.ts';
import { OfficeRefusal, useRefusalText } from './refusals.ts';

interface Showing<Op extends Operation, Shown extends Operation> {
  operation: Shown;
  input: Input<Shown>;
  /** Returns the response expected after the change. */
  as: (answer: Answer<Shown>, change: Input<Op>) => Answer<Shown>;
}

interface Options<Op extends Operation, Shown extends Operation> {
  /** The optimistic update, reverted on refusal. */
  shows?: Showing<Op, Shown>;
  /** The success message, or a function that builds it from the response. */
  saved?: string | ((answer: Answer<Op>) => string);
  /** Whether the form itself shows why the change was refused. */
  isInForm?: boolean;
  /** The kind of the changed record, where the call doesn't name it: its history has Undo. */
  undoes?: RecordKind | 'product';
  /** Whether to retry until the call reaches the server. Only for idempotent calls. */
  isPatient?: boolean;
}

/** The number of changes that have no response yet. */
let unanswered = 0;

async function sent<Op extends Operation>(operation: Op, input: Input<Op>) {
  unanswered += 1;
  try {
    const change = recordChangeOf(operation, input);
    if (!change) return await callOffice(operation, input);
    return await afterOwnChanges(change, (version) =>
      callOffice(operation, Object.assign({}, input, { version })),
    );
  } finally {
    unanswered -= 1;
  }
}

/**
 * A mutation. Afterwards, refused or not, the screen's data is refetched: after a conflict (409) the screen
 * shows the other user's version.
 */
export function useOfficeMutation<Op extends Operation, Shown extends Operation = Operation>(
  operation: Op,
  { shows, saved, isInForm = false, undoes, isPatient: waitsLonger = false }: Options<Op, Shown> = {},
) {
  const refusalText = useRefusalText();
  const errorText = useErrorText();
  const common = useLabels(officeCommonLabels);
  /** Undoes the change that was just made, as a new change. */
  const undoLast = async (kind: RecordKind | 'product', changeId: number) => {
    try {
      if (kind === 'product') await callOffice(undoProductChange, { changeId });
      else await callOffice(undoChange, { kind, changeId });
      showToast('success', common('changeUndone'));
    } catch (error) {
      showToast('error', refusalText(error));
    }
    await queryClient.invalidateQueries();
  };
  const query = shows && officeQuery(shows.operation, shows.input);
  return useMutation({
    retry: (_failures, error) => waitsLonger && !(error instanceof OfficeRefusal),
    retryDelay: 2000,
    mutationFn: (input: Input<Op>) => sent(operation, input),
    onMutate: async (input) => {
      if (!shows || !query) return undefined;
      await queryClient.cancelQueries(query);
      const before = queryClient.getQueryData<Answer<Shown>>(query.queryKey);
      if (before !== undefined) queryClient.setQueryData(query.queryKey, shows.as(before, input));
      return before;
    },
    onError: (error, _input, before) => {
      if (query && before !== undefined) queryClient.setQueryData(query.queryKey, before);
      if (isInForm) return;
      // Without a form no field shows why.
      const [first] = validationErrorsOf(error);
      showToast('error', first ? errorText(first) : refusalText(error));
    },
    onSuccess: (answer, input) => {
      if (saved === undefined) return;
      const { kind = undoes, id } = recordChangeOf(operation, input) ?? {};
      const { changeId } = answer as { changeId?: number | null };
      // Undoing a creation would delete the record that the user is looking at.
      const undo = kind && id !== null && changeId ? () => void undoLast(kind, changeId) : undefined;
      showToast('success', typeof saved === 'string' ? saved : saved(answer), {
        outlivesPage: undo !== undefined,
        action: undo && { text: common('undo'), act: undo },
      });
    },
    // Only the last of several pending changes refetches, because the response wouldn't include the others yet.
    onSettled: () => (unanswered > 0 ? undefined : queryClient.invalidateQueries()),
  });
}
