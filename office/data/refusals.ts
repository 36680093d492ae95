import type { LabelValues } from '#contract/labels/label-set.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useLabels } from '../office-context.ts';

export type RefusalKey = keyof (typeof officeRefusals)['texts'];

/** A refused call: the HTTP status, the reason in English, and accompanying data. */
export class OfficeRefusal extends Error {
  override name = 'OfficeRefusal';
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, sentence: string, data: unknown) {
    super(sentence);
    this.status = status;
    this.data = data;
  }
}

let keys: Readonly<Record<string, string>> = {};

/** Sets the map from sentences to their keys, from the app shell. */
export function learnRefusals(table: Readonly<Record<string, string>>): void {
  keys = table;
}

/** Returns the label key for a record shape's sentence, or null if it is a different sentence. */
export const sentenceKey = (sentence: string): string | null => keys[sentence] ?? null;

/**
 * Returns the label key for why a call was refused. Null if the reason isn't one of the office's own, or the
 * call didn't reach the server.
 */
export const refusalKey = (error: unknown): RefusalKey | null =>
  error instanceof OfficeRefusal
    ? ((keys[error.message] ?? valuesOf(error)['refusal'] ?? null) as RefusalKey | null)
    : null;

/** Returns the placeholder values of a refusal’s sentence, with its message key. */
const valuesOf = ({ data }: OfficeRefusal) => (data ?? {}) as LabelValues;

/** Returns a function that explains a failure in the page's language. */
export function useRefusalText(): (error: unknown) => string {
  const refused = useLabels(officeRefusals);
  const message = useLabels(messages);
  return (error) => {
    const key = refusalKey(error);
    const refusal = error instanceof OfficeRefusal ? error : null;
    if (key && refusal) return refused(key, valuesOf(refusal));
    const status = refusal?.status ?? null;
    return message(status === 403 ? 'notAllowed' : failureMessage(status));
  };
}
