import type { z } from 'zod';
import type { Door, Permission, PermissionBy } from './permissions.ts';

/**
 * `anyone`, only a `customer` with a live session, or only staff: with the named permission, or as far as the named door.
 * What is needed may hang on a parameter. `freshly`: their second factor was shown within ten minutes.
 */
export type MayCall =
  | 'anyone'
  | 'customer'
  | { readonly staff: Permission | Door | PermissionBy; readonly freshly?: true };

/** Queues in which calls wait for a place in a process (shop/capacity). Each with the rate limit its calls count to. */
export const callQueues = {
  browse: 'browse',
  checkout: 'order',
  account: 'account',
  message: 'message',
  office: 'office',
  pictures: 'office',
} as const;
export type QueueName = keyof typeof callQueues;

/** What is counted of an address in a minute. */
export type LimitName = (typeof callQueues)[QueueName];

/**
 * One call of the shop: its name, its path under `/api/v1/`, who may call it, how often, and the schemas of
 * `requestParameters` and of the answer's parsed `data`. One for staff is made at `/office/api/<path>` alone, with its
 * parameters as they are, and stands in no public reference. Routing, validation, types, the browser's client and the API
 * reference follow from this one definition; builds for browsers keep only `name` and `path` (tools/vite/references.ts).
 */
export interface Operation<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Who extends MayCall = MayCall,
> {
  /** Spec name, e.g. `GET_PRODUCT_DETAIL`; also an alias path under `dynamic/dataoperation/`. */
  readonly name: string;
  /** Path below `/api/v1/`, e.g. `dynamic/dataoperation/get-product_detail`. Matched without regard to case. */
  readonly path: string;
  /** One sentence for the API reference. */
  readonly summary: string;
  /** Where the specification or the contract describes it. */
  readonly source: string;
  readonly caller: Who;
  /** In which queue it waits. */
  readonly queue: QueueName;
  /** To which rate limit it counts. Said only where that is not its queue's: what a checkout merely reads counts as browsing. */
  readonly limit: LimitName;
  readonly request: Request;
  readonly response: Response;
  /** `data` answered when the call is refused, in the shape clients parse; given the sentence that says why. */
  readonly refusedData: (message: string) => unknown;
}

/** What a caller of the operation passes (before defaults and coercion). */
export type Input<Op extends Operation> = z.input<Op['request']>;
/** What the handler receives. */
export type Parsed<Op extends Operation> = z.output<Op['request']>;
/** The answer's parsed `data`. */
export type Answer<Op extends Operation> = z.input<Op['response']>;

export function operation<Request extends z.ZodType, Response extends z.ZodType, const Who extends MayCall>(
  definition: Omit<Operation<Request, Response, Who>, 'refusedData' | 'limit'> &
    Partial<Pick<Operation, 'refusedData' | 'limit'>>,
): Operation<Request, Response, Who> {
  return { refusedData: () => [], limit: callQueues[definition.queue], ...definition };
}

/** Refused forms answer one row that says why, in the place where clients look for success. */
export const messageRow = (message: string): unknown => [{ ResponseMsg: message }];
