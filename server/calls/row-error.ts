import { type MessageCode, messages } from '#contract/messages.ts';
import { CallError } from './operation.ts';

/** A refusal as one row: the sentence for every client, its code for ours. */
export function rowError(statusCode: number, code: MessageCode): CallError {
  const sentence = messages.texts[code];
  return new CallError(statusCode, sentence, [{ ResponseMsg: sentence, MessageCode: code }]);
}
