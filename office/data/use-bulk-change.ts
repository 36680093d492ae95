import { useMutation } from '@tanstack/react-query';
import type { Input, Operation } from '#contract/operation.ts';
import { callOffice } from './call-office.ts';
import { queryClient } from './query-client.ts';
import { useRefusalText } from './refusals.ts';

/** Of several changes one that was refused, and why. */
export interface Refused<Change extends Operation> {
  input: Input<Change>;
  why: string;
}

/** The same call for several things, one after another: what is refused does not keep the others. */
export function useBulkChange<Change extends Operation>(operation: Change) {
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: async (inputs: readonly Input<Change>[]) => {
      const refused: Refused<Change>[] = [];
      for (const input of inputs) {
        try {
          await callOffice(operation, input);
        } catch (error) {
          refused.push({ input, why: refusalText(error) });
        }
      }
      return refused;
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
