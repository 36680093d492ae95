import { type MessageCode, messages } from '#contract/messages.ts';
import { Refused } from './operation.ts';

/** Builds a refusal with one row: the sentence for every client, and its code for our own. */
export function rowRefusal(statusCode: number, code: MessageCode): Refused {
  const sentence = messages.texts[code];
  return new Refused(statusCode, sentence, [{ ResponseMsg: sentence, MessageCode: code }]);
}
