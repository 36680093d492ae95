import type { z } from 'zod';
import type { PrintProblem } from './artwork.ts';
import type { Form } from './forms/field-rules.ts';
import type { officeRefusals } from './labels/office/refusals.ts';
import type { MessageCode } from './messages.ts';
import { accessLevels, type SignInLayout, type Permission, type PermissionBy } from './permissions.ts';

/**
 * Who may call: `anyone`, only a `customer` with a live session, or only staff with the named permission or
 * at the named sign-in step. The permission may depend on a parameter. `freshly` requires two-step
 * verification within the last ten minutes. `keys` says whether API keys with the permission may also call
 * (`isOpenToKeys`): `never`, or `documented`, which is a promise to integrators. Others may change with any release.
 */
export type MayCall =
  | 'anyone'
  | 'customer'
  | {
      readonly staff: Permission | SignInLayout | PermissionBy;
      readonly freshly?: true;
      readonly keys?: 'never' | 'documented';
    };

/**
 * Returns whether API keys may make a call. Calls about the caller's own sign-in, and those that require two-step
 * verification, are for people alone.
 */
export const isOpenToKeys = (caller: MayCall): boolean =>
  typeof caller === 'object' &&
  !accessLevels.some((each) => each === caller.staff) &&
  caller.freshly === undefined &&
  caller.keys !== 'never';

/**
 * The queues in which calls wait for capacity in a process (shop/capacity), each with the rate limit that
 * counts its calls.
 */
export const callQueues = {
  browse: 'browse',
  checkout: 'order',
  account: 'account',
  message: 'message',
  office: 'office',
  pictures: 'office',
} as const;
export type QueueName = keyof typeof callQueues;

/** The rate limits counted per IP address and minute. */
export type LimitName = (typeof callQueues)[QueueName];

/** The code of a refusal, by the texts of the shop, the office or printing. */
export type RefusalCode = MessageCode | keyof (typeof officeRefusals)['texts'] | PrintProblem;

/**
 * One call of the shop: its name, its path under `/api/v1/`, who may call it, how often, and the schemas of
 * `requestParameters` and of the response's parsed `data`. Staff calls exist only at `/office/api/<path>`, take their
 * parameters as they are, and aren't in the public reference. Routing, validation, types, the browser client and the
 * API reference all derive from this definition. Browser builds contain only `name` and `path`
 * (tools/vite/references.ts).
 */
export interface Operation<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Who extends MayCall = MayCall,
> {
  /**
   * The name in the specification, e.g. `GET_PRODUCT_DETAIL`; also an alias path under
   * `dynamic/dataoperation/`.
   */
  readonly name: string;
  /** The path below `/api/v1/`, e.g. `dynamic/dataoperation/get-product_detail`. It is case-insensitive. */
  readonly path: string;
  /** One sentence for the API reference. */
  readonly summary: string;
  /** The source that describes the call: a section of the specification, or the documented API. */
  readonly source: string;
  readonly caller: Who;
  /** The queue the call waits in. Default for staff calls: `office`. */
  readonly queue: QueueName;
  /**
   * The rate limit that counts the call. Set only when it differs from the queue: calls that only read during checkout
   * count as browsing.
   */
  readonly limit: LimitName;
  /**
   * The codes of its refusals by the envelope's `statusCode`, besides those of every call: malformed parameters or a
   * rejected form (400), no session (401), another customer's `UserID` (403), too many requests (429), too busy (503).
   */
  readonly refusals: Readonly<Record<number, readonly RefusalCode[]>>;
  /** The rules of the request's fields. The dispatcher refuses a request that breaks one, before the handler. */
  readonly form?: Form;
  readonly request: Request;
  readonly response: Response;
  /** Builds the `data` of a refused call from the sentence that gives the reason, in the shape clients parse. */
  readonly refusedData: (message: string) => unknown;
}

/** What a caller of the operation passes (before defaults and coercion). */
export type Input<Op extends Operation> = z.input<Op['request']>;
/** What the handler receives. */
export type Parsed<Op extends Operation> = z.output<Op['request']>;
/** The response's parsed `data`. */
export type Answer<Op extends Operation> = z.input<Op['response']>;

type Defaulted = 'refusedData' | 'refusals' | 'queue' | 'limit';

export function operation<Request extends z.ZodType, Response extends z.ZodType, const Who extends MayCall>(
  definition: Omit<Operation<Request, Response, Who>, Defaulted> &
    Partial<Pick<Operation, Defaulted>> &
    (Who extends string ? Pick<Operation, 'queue'> : unknown),
): Operation<Request, Response, Who> {
  const { queue = 'office' } = definition;
  return { refusedData: () => [], refusals: {}, queue, limit: callQueues[queue], ...definition };
}

/** Returns the row of a rejected form, with the reason in the field where clients look for success. */
export const messageRow = (message: string): unknown => [{ ResponseMsg: message }];
