import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import type { RefusalCode } from '#contract/operation.ts';
import type { RequestError } from './request-errors.ts';

/** The envelope of an answer, as existing clients read it. `data` is JSON text. */
export interface Envelope {
  statusCode: number;
  statusMessage: 'Ok' | 'Error';
  message: string | null;
  errorMessage: string | null;
  token: string | null;
  isAuthorized: boolean;
  data: string;
  /** The code of a refusal, which doesn't change. Omitted from answers. */
  errorCode?: string;
  /** The fields because of which a request is refused. Omitted otherwise. */
  Errors?: readonly { Field: string; Code: string; Message: string }[];
}

/** Why a call is refused, for programs. */
export interface Reason {
  code?: RefusalCode | undefined;
  errors?: readonly RequestError[];
}

export function okEnvelope(data: unknown, extra: { token?: string; message?: string } = {}): Envelope {
  return {
    statusCode: 200,
    statusMessage: 'Ok',
    message: extra.message ?? null,
    errorMessage: null,
    token: extra.token ?? null,
    isAuthorized: true,
    data: JSON.stringify(data),
  };
}

export function errorEnvelope(
  statusCode: number,
  errorMessage: string,
  data: unknown = [],
  { code = codeOf(data, errorMessage), errors = [] }: Reason = {},
): Envelope {
  return {
    statusCode,
    statusMessage: 'Error',
    message: null,
    errorMessage,
    token: null,
    isAuthorized: statusCode !== 401 && statusCode !== 403,
    // The empty string itself, not its JSON, because existing clients take it to mean that there is no logo.
    data: data === '' ? '' : JSON.stringify(data),
    errorCode: code ?? codeOfStatus[statusCode] ?? 'generalError',
    ...(errors.length > 0 && {
      Errors: errors.map(({ field: Field, code: Code, message: Message }) => ({ Field, Code, Message })),
    }),
  };
}

/** Returns the code in the row of a refusal, or of its sentence. Undefined if only the status says why. */
function codeOf(data: unknown, sentence: string): RefusalCode | undefined {
  const [row] = [data].flat() as { MessageCode?: RefusalCode; Problem?: RefusalCode }[];
  const code = row?.MessageCode ?? row?.Problem ?? bySentence.get(sentence);
  return code === 'generalError' ? undefined : code;
}
const bySentence = new Map(
  [officeRefusals.texts, messages.texts].flatMap((texts) =>
    Object.entries(texts).map(([code, text]) => [text, code as RefusalCode] as const),
  ),
);

/** The codes of refusals for which the status says enough. Other statuses are faults. */
export const codeOfStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'malformed',
  401: 'loginNeeded',
  403: 'notAllowed',
  404: 'notFound',
  405: 'notFound',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooManyRequests',
  501: 'notFound',
  503: 'shopIsBusy',
};
