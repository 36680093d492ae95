import type { Answer, Operation, Parsed } from '#contract/operation.ts';
import type { AppContext } from '../context/context.ts';
import type { Caller, CallerOf } from './caller.ts';

/** What a handler may use besides its input. */
export interface CallContext<Who extends Caller = Caller> {
  app: AppContext;
  /** Of those who may make the call. */
  caller: Who;
  /** From the `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** The call comes from a page of ours in a browser: its login is bound to a cookie. */
  fromOwnPage: boolean;
  address: string;
  /** What the client calls itself; '' when it says nothing. */
  userAgent: string;
  /** By what this browser is known from an earlier login; null: it has none. */
  browserMark: string | null;
  /** SHA-256 of the cookie that binds a session to this browser; of nothing when there is none. */
  bindingHash: Buffer;
  /** Lets the browser be known by it from now on; does nothing while rendering. */
  setBrowserMark(value: string): void;
  /** Sets the cookie of the office's session (null clears it); does nothing while rendering. */
  setOfficeCookie(value: string | null): void;
  /** Sets the binding cookie (null clears it); does nothing while rendering. */
  setBindingCookie(value: string | null): void;
}

/** An answer with more than data. */
export class Answered<Data> {
  readonly data: Data;
  readonly extra: { token?: string; message?: string };
  constructor(data: Data, extra: { token?: string; message?: string } = {}) {
    this.data = data;
    this.extra = extra;
  }
}

/** An expected refusal: a value, not an exception. `message` is a sentence of contract/messages.ts. */
export class Refused {
  readonly statusCode: number;
  readonly message: string;
  readonly data: unknown;
  constructor(statusCode: number, message: string, data?: unknown) {
    this.statusCode = statusCode;
    this.message = message;
    this.data = data;
  }
}

export interface Handler<Op extends Operation = Operation> {
  operation: Op;
  run(
    input: Parsed<Op>,
    call: CallContext<CallerOf<Op['caller']>>,
  ): Promise<Answer<Op> | Answered<Answer<Op>> | Refused>;
}

/** Joins a call's definition with what it does. The file is named like the definition's. */
export function handle<Op extends Operation>(operation: Op, run: Handler<Op>['run']): Handler<Op> {
  return { operation, run };
}
