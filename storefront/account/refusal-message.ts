import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Reply } from '#web/call.ts';
import { failureMessage } from '#web/failure-message.ts';

interface OutcomeRow {
  ResponseMsg: string;
  MessageCode?: MessageCode | undefined;
}

const refusals = ['emailExists', 'passwordTooCommon', 'otpInvalid'] as const;
/** Messages that need no text from the server, identified by code. */
const coded = ['wrongPassword', 'passwordNeeded', 'phoneTaken'] as const;

/**
 * Returns why a form was refused: the server's message if it is one of ours, otherwise a message for its
 * status.
 */
export function refusalMessage({ data, statusCode, errorMessage }: Reply<OutcomeRow[]>): MessageCode {
  const [row] = data;
  const announced = (code: (typeof refusals)[number]) =>
    row?.MessageCode === code || [row?.ResponseMsg, errorMessage].includes(serverAnswers[code]);
  return (
    refusals.find(announced) ?? coded.find((code) => row?.MessageCode === code) ?? failureMessage(statusCode)
  );
}
