import { useMutation } from '@tanstack/react-query';
import type { Input, Operation } from '#contract/operation.ts';
import { callOffice } from './call-office.ts';
import { queryClient } from './query-client.ts';
import { useRefusalText } from './refusals.ts';

/** A refused call of a bulk change, and the reason. */
export interface Refused<Op extends Operation> {
  input: Input<Op>;
  why: string;
}

/** Makes the same call for several records in sequence. A refusal doesn't stop the others. */
export function useBulkChange<Op extends Operation>(operation: Op) {
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: async (inputs: readonly Input<Op>[]) => {
      const refused: Refused<Op>[] = [];
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
