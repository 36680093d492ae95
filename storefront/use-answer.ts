import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer, Input, Operation } from '#contract/operation.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from './shop-context.tsx';

/**
 * Returns a call's answer about an order, null until loaded, or without an input. `reload` keeps the current answer until the next
 * one arrives.
 */
export function useAnswer<Op extends Operation>(operation: Op, input: Input<Op> | null) {
  const { call } = useShop();
  const [answer, setAnswer] = useState<Answer<Op> | null>(null);
  const [failure, setFailure] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  const ask = useEffectEvent((parameters: Input<Op>, signal: AbortSignal) =>
    call(operation, parameters, { signal }),
  );
  const request = JSON.stringify(input);
  useEffect(() => {
    if (input === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    ask(input, signal)
      .then(({ statusCode, data }) => {
        if (statusCode === 200 && !isNothing(data)) setAnswer(() => data);
        else setFailure(failureMessage(statusCode));
      })
      .catch(() => {
        if (!signal.aborted) setFailure(failureMessage(null));
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- other parameters and another try begin anew
  }, [request, round]);
  return {
    answer,
    failure,
    reload: () => {
      setFailure(null);
      setRound((last) => last + 1);
    },
  };
}

const isNothing = (data: unknown): boolean => Array.isArray(data) && data.length === 0;
