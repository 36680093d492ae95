import { messages } from '#contract/messages.ts';
import { useLabels } from '#office/office-context.ts';
import type { Quote } from './draft.ts';

type Why = NonNullable<Quote['problem']>;

/** Says in the page's language why the shop refuses something: in the words customers read. */
export function useWhy(): (why: Why) => string {
  const t = useLabels(messages);
  return ({ code, values }) => t(code as keyof typeof messages.texts, values);
}

/** Whether what came with a refusal says why. */
export const isWhy = (data: unknown): data is Why =>
  typeof data === 'object' && data !== null && 'code' in data && 'values' in data;
