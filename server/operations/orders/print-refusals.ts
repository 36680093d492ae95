import { printProblems, type PrintProblem } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { messages } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { PrintPlace, PrintRefusal } from '#shop/artwork/artwork.ts';
import { Refused } from '../../calls/operation.ts';

/** The HTTP status of each refusal. */
const statuses: Readonly<Record<PrintProblem, number>> = {
  started: 409,
  over: 409,
  full: 409,
  longName: 400,
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

/** Builds the answer after something was sent; before ordering, with the design for the cart line. */
export const printAnswer = (place: PrintPlace, outcome: PrintRefusal | { designId: string }) =>
  typeof outcome === 'string'
    ? printRefusal(outcome)
    : [
        {
          ResponseMsg: serverAnswers.saved,
          ...('productId' in place && { DesignID: outcome.designId }),
        },
      ];
