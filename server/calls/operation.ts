import type { Answer, Operation, Parsed } from '#contract/operation.ts';
import type { AppContext } from '../context/context.ts';
import type { Caller, CallerOf } from './caller.ts';
import type { Reason } from './envelope.ts';

/** What a handler can use in addition to its input. */
export interface CallContext<Who extends Caller = Caller> {
  app: AppContext;
  /** The caller, already authorized for the operation. */
  caller: Who;
  /** The value of the `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** Whether the request comes from one of our pages in a browser, so that its login is bound to a cookie. */
  fromOwnPage: boolean;
  address: string;
  /** The User-Agent header; '' if missing. */
  userAgent: string;
  /** The trusted-device mark from an earlier login; null when the browser has none. */
  deviceToken: string | null;
  /**
   * SHA-256 of the cookie that binds a session to this browser, or of an empty value when there is no cookie.
   */
  bindingHash: Buffer;
  /** Returns the id of a visitor who sends files, from a signed cookie. Sets the cookie if the browser has none. */
  visitor(): string;
  /** Sets the trusted-device mark for future logins. Does nothing during rendering. */
  setBrowserMark(value: string): void;
  /** Sets the office's session cookie (null clears it). Does nothing during rendering. */
  setOfficeCookie(value: string | null): void;
  /** Sets the binding cookie (null clears it). Does nothing during rendering. */
  setBindingCookie(value: string | null): void;
}

/** An answer that carries more than data. */
export class Answered<Data> {
  readonly data: Data;
  readonly extra: { token?: string; message?: string };
  constructor(data: Data, extra: { token?: string; message?: string } = {}) {
    this.data = data;
    this.extra = extra;
  }
}

/** An expected refusal, returned rather than thrown. `message` is a sentence from contract/messages.ts, which has its code. */
export class Refused {
  readonly statusCode: number;
  readonly message: string;
  readonly data: unknown;
  /** The code, if neither the sentence nor the data has it, and the fields to blame. */
  readonly reason: Reason;
  constructor(statusCode: number, message: string, data?: unknown, reason: Reason = {}) {
    this.statusCode = statusCode;
    this.message = message;
    this.data = data;
    this.reason = reason;
  }
}

export interface Handler<Op extends Operation = Operation> {
  operation: Op;
  run(
    input: Parsed<Op>,
    call: CallContext<CallerOf<Op['caller']>>,
  ): Promise<Answer<Op> | Answered<Answer<Op>> | Refused>;
}

/** Combines an operation's definition with its handler. The file has the same name as the definition's file. */
export function handle<Op extends Operation>(operation: Op, run: Handler<Op>['run']): Handler<Op> {
  return { operation, run };
}
