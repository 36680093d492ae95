import type { z } from 'zod';
import { type MessageCode, messages } from '#contract/messages.ts';
import type { Operation } from '#contract/operation.ts';

interface Refusal {
  statusCode: number;
  code: MessageCode;
}

/** Returns the refusals of a call: those of every call, and those that it declares. */
export function refusalsOf({ caller, request, refusals }: Operation): Refusal[] {
  const fields = Object.keys((request as z.ZodObject).shape ?? {}).map((each) => each.toLowerCase());
  const ofCall = Object.entries(refusals).flatMap(([status, codes]) =>
    [...new Set(codes)].map((code) => ({ statusCode: Number(status), code })),
  );
  const isOfCall = (status: number, code: string) =>
    ofCall.some((each) => each.statusCode === status && each.code === code);
  const general: Refusal[] = [
    { statusCode: 400, code: 'generalError' },
    ...(caller === 'customer' ? [{ statusCode: 401, code: 'loginNeeded' } as const] : []),
    ...(fields.includes('userid') ? [{ statusCode: 403, code: 'loginNeeded' } as const] : []),
  ];
  return [...general.filter(({ statusCode, code }) => !isOfCall(statusCode, code)), ...ofCall].toSorted(
    (one, other) => one.statusCode - other.statusCode,
  );
}

/** Returns the English sentence of each code. */
export const sentences = (operations: readonly Operation[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(operations.flatMap((each) => refusalsOf(each).map(({ code }) => code)))]
      .toSorted()
      .map((code) => [code, messages.texts[code]]),
  );
