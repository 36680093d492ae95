import { printProblems, type PrintProblem } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { messages } from '#contract/messages.ts';
import { Refused } from '../../calls/operation.ts';

/** The HTTP status of each refusal. */
const statuses: Readonly<Record<PrintProblem, number>> = {
  started: 409,
  over: 409,
  unknownType: 400,
  aiWithoutPdf: 400,
  locked: 400,
  script: 400,
  unreadable: 400,
};

/** Builds the refusal of a file or text for printing, with its code for our own page. */
export function printRefusal(problem: PrintProblem | 'unknown'): Refused {
  const found = printProblems.find((each) => each === problem);
  const sentence = found ? orderPrintLabels.texts[found] : messages.texts.generalError;
  return new Refused(found ? statuses[found] : 404, sentence, [
    { ResponseMsg: sentence, ...(found && { Problem: found }) },
  ]);
}
