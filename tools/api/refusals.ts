import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { messages } from '#contract/messages.ts';
import type { Operation } from '#contract/operation.ts';
import { requestCodes } from './request-codes.ts';

interface Refusal {
  statusCode: number;
  code: string;
}

/** Returns the refusals of a call: those of every call, those of its parameters, and those that it declares. */
export function refusalsOf(operation: Operation): Refusal[] {
  const { caller, request, refusals, summary } = operation;
  const fields = Object.keys(shapeOf(request)).map((each) => each.toLowerCase());
  const isOfOffice = typeof caller === 'object';
  const all: Record<number, readonly string[]> = {
    400: [
      ...requestCodes(operation),
      ...(isOfOffice ? ['unknownField', 'keyMisplaced'] : []),
      ...(summary.includes('Idempotency-Key') ? ['keyMalformed'] : []),
    ],
    401: isOfOffice ? ['apiKeyMissing', 'keyRefused'] : caller === 'customer' ? ['loginNeeded'] : [],
    403: isOfOffice ? ['notAllowed', 'keyElsewhere'] : fields.includes('userid') ? ['loginNeeded'] : [],
    413: ['tooLarge'],
    429: ['tooManyRequests'],
    500: ['generalError'],
    503: ['shopIsBusy'],
  };
  for (const [status, codes] of Object.entries(refusals))
    all[Number(status)] = [...(all[Number(status)] ?? []), ...codes];
  return Object.entries(all).flatMap(([status, codes]) =>
    [...new Set(codes)].map((code) => ({ statusCode: Number(status), code })),
  );
}

const shapeOf = (request: Operation['request']): object =>
  'shape' in request ? (request.shape as object) : {};

/** Returns the codes by status, as pages list them. */
export const byStatus = (refusals: readonly Refusal[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(refusals, ({ statusCode }) => statusCode)].map(([status, all]) => [
      status,
      all.map(({ code }) => code),
    ]),
  );

const texts: Readonly<Record<string, string>> = {
  ...orderPrintLabels.texts,
  ...officeRefusals.texts,
  ...messages.texts,
};
/** Returns the sentence of each code of these calls. */
export const sentences = (operations: readonly Operation[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(operations.flatMap((each) => refusalsOf(each).map(({ code }) => code)))]
      .toSorted()
      .map((code) => [code, texts[code] ?? '']),
  );
