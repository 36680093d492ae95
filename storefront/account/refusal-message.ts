import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Reply } from '#web/call.ts';
import { failureMessage } from '#web/failure-message.ts';

interface OutcomeRow {
  ResponseMsg: string;
  MessageCode?: MessageCode | undefined;
}

const refusals = ['emailExists', 'passwordTooCommon', 'otpInvalid'] as const;
/** Known by their code alone. */
const coded = ['wrongPassword', 'passwordNeeded', 'phoneTaken'] as const;

/** Why a form was refused: the server's sentence where it is one of ours, else what its status means. */
export function refusalMessage({ data, statusCode, errorMessage }: Reply<OutcomeRow[]>): MessageCode {
  const [row] = data;
  const said = (code: (typeof refusals)[number]) =>
    row?.MessageCode === code || [row?.ResponseMsg, errorMessage].includes(serverAnswers[code]);
  return refusals.find(said) ?? coded.find((code) => row?.MessageCode === code) ?? failureMessage(statusCode);
}
