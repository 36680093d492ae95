import { type MessageCode, messages } from '#contract/messages.ts';
import { Refused } from './operation.ts';

/** A refusal as one row: the sentence for every client, its code for ours. */
export function rowRefusal(statusCode: number, code: MessageCode): Refused {
  const sentence = messages.texts[code];
  return new Refused(statusCode, sentence, [{ ResponseMsg: sentence, MessageCode: code }]);
}
