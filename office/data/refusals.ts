import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useLabels } from '../office-context.ts';

export type RefusalKey = keyof (typeof officeRefusals)['texts'];

/** A call was refused: HTTP's status, why in English, and what came with it. */
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

/** The frame's table of sentences and their keys. */
export function learnRefusals(table: Readonly<Record<string, string>>): void {
  keys = table;
}

/** Of a sentence a shape of a record says; null: it is another one. */
export const sentenceKey = (sentence: string): string | null => keys[sentence] ?? null;

/** Why a call was refused; null: for a reason that is not the office's own, or it did not come through. */
export const refusalKey = (error: unknown): RefusalKey | null =>
  error instanceof OfficeRefusal ? ((keys[error.message] ?? null) as RefusalKey | null) : null;

/** Says in the page's language why something failed. */
export function useRefusalText(): (error: unknown) => string {
  const refused = useLabels(officeRefusals);
  const message = useLabels(messages);
  return (error) => {
    const key = refusalKey(error);
    if (key) return refused(key);
    const status = error instanceof OfficeRefusal ? error.status : null;
    return message(status === 403 ? 'notAllowed' : failureMessage(status));
  };
}
