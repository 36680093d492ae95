import { useRef } from 'react';
import { closeToasts, showToasts, type ToastText } from './toasts.ts';

/**
 * Shows field errors as messages: each closes when its field is corrected, and all of them close at the next
 * attempt.
 */
export function useAnnouncedErrors<Field extends string = string>() {
  const announced = useRef(new Map<Field, number>());
  const end = (field?: Field) => {
    const ended = [...announced.current].filter(([each]) => field === undefined || each === field);
    for (const [each] of ended) announced.current.delete(each);
    closeToasts(ended.map(([, id]) => id));
  };
  return {
    /** The first one is the most important. */
    say: (problems: readonly (readonly [Field, ToastText])[]) => {
      end();
      const ids = showToasts(
        'error',
        problems.map(([, text]) => text),
      );
      announced.current = new Map(problems.map(([field], at) => [field, ids[at] as number]));
    },
    /** Closes the message of a corrected field, or all messages if no field is given. */
    end,
  };
}
