import { useMutation } from '@tanstack/react-query';
import type { Input, Operation } from '#contract/operation.ts';
import { callOffice } from './call-office.ts';
import { queryClient } from './query-client.ts';
import { useRefusalText } from './refusals.ts';

/** A refused call of a bulk change, and the reason. */
export interface Refused<InvalidationTag extends Operation> {
  input: Input<InvalidationTag>;
  why: string;
}

/** Makes the same call for several records in sequence. A refusal doesn't stop the others. */
export function useBulkChange<InvalidationTag extends Operation>(operation: InvalidationTag) {
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: async (inputs: readonly Input<InvalidationTag>[]) => {
      const refused: Refused<InvalidationTag>[] = [];
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
