import { messages } from '#contract/messages.ts';
import { useLabels } from '#office/office-context.ts';
import type { Quote } from './draft.ts';

type Why = NonNullable<Quote['problem']>;

/** Returns a function that explains a refusal in the page's language, in the customer's wording. */
export function useWhy(): (why: Why) => string {
  const t = useLabels(messages);
  return ({ code, values }) => t(code as keyof typeof messages.texts, values);
}

/** Whether a refusal's data contains its reason. */
export const isWhy = (data: unknown): data is Why =>
  typeof data === 'object' && data !== null && 'code' in data && 'values' in data;
