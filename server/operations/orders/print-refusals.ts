import { printProblems, type PrintProblem } from '#contract/artwork.ts';
import { type FileFormat, isHeic } from '#contract/file-formats.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { messages } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { PrintPlace, PrintRefusal } from '#shop/artwork/artwork.ts';
import { Refused } from '../../calls/operation.ts';

/** Refusals because the order, account or upload has changed. Other reasons are in the file or text itself. */
const conflicts = new Set<string>(['started', 'over', 'full'] satisfies PrintProblem[]);
const ofDay = new Set<string>(['dayFull', 'dayFullOrdered'] satisfies PrintProblem[]);

/**
 * Builds the refusal of a file or text for printing, with its code and the values of its sentence for our own page, or of a
 * file of another format.
 */
export function printRefusal(
  problem: PrintProblem | 'unknown' | FileFormat,
  more: Readonly<Record<string, string>> = {},
): Refused {
  const isFormat = typeof problem === 'object';
  const code = !isFormat ? problem : isHeic(problem) ? 'heicFormat' : `${problem.family}Format`;
  const Problem = printProblems.find((each) => each === code);
  const values = isFormat ? { format: problem.name } : more;
  const sentence = Problem ? fillLabel(orderPrintLabels.texts[Problem], values) : messages.texts.generalError;
  const status = conflicts.has(code) ? 409 : ofDay.has(code) ? 429 : Problem ? 400 : 404;
  const MessageValues = Object.keys(values).length > 0 && { MessageValues: values };
  return new Refused(status, sentence, [
    { ResponseMsg: sentence, ...(Problem && { Problem }), ...MessageValues },
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
