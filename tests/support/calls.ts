import { z } from 'zod';
import type { Answer, Operation } from '#contract/operation.ts';
import { paymentMethods } from '#shop/payments/payments.ts';
import type { Database } from '#database/connect.ts';
import type { AppContext } from '#server/context/context.ts';
import { dispatch } from '#server/calls/dispatch.ts';
import type { Envelope } from '#server/calls/envelope.ts';
import { guest } from '#server/calls/caller.ts';
import type { CallContext } from '#server/calls/operation.ts';
import { loadRegistry } from '#server/calls/registry.ts';

export interface CallResult<Op extends Operation> {
  envelope: Envelope;
  /** The parsed `data`. */
  data: Answer<Op>;
}

/**
 * Calls operations as a guest does, by path and without HTTP: same registry, same dispatcher, real database.
 */
export async function guestCalls(db: Database) {
  const registry = await loadRegistry();
  const payments = paymentMethods([]);
  const app = {
    db,
    payments,
    config: { reachesNumbers: false },
    log: { debug: () => undefined },
  } as unknown as AppContext;
  const call: CallContext = {
    app,
    caller: guest,
    idempotencyKey: null,
    fromOwnPage: false,
    address: '127.0.0.1',
    userAgent: '',
    bindingHash: Buffer.alloc(0),
    deviceToken: null,
    visitor: () => 'test',
    setBrowserMark: () => undefined,
    setBindingCookie: () => undefined,
    setOfficeCookie: () => undefined,
  };

  async function raw(path: string, parameters: unknown): Promise<Envelope> {
    const handler = registry.byPath.get(path.toLowerCase());
    if (!handler) throw new Error(`no call at ${path}`);
    return dispatch(handler, parameters, call);
  }

  /**
   * Makes a call.
   * @throws when the call is refused, or the answer has an unknown or missing key, or one of another type
   */
  async function request<Op extends Operation>(operation: Op, parameters: unknown = {}): Promise<Answer<Op>> {
    const envelope = await raw(operation.path, parameters);
    if (envelope.statusCode !== 200)
      throw new Error(`${operation.name}: ${envelope.statusCode} ${envelope.errorMessage}`);
    return strictSchema(operation.response).parse(JSON.parse(envelope.data)) as Answer<Op>;
  }

  return { request, raw };
}

/** Returns the schema with every object made strict: an unknown key is an error. */
export function strictSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return z.array(strictSchema(schema.element as z.ZodType));
  if (schema instanceof z.ZodOptional) return strictSchema(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return strictSchema(schema.unwrap() as z.ZodType).nullable();
  if (!(schema instanceof z.ZodObject)) return schema;
  return z.strictObject(
    Object.fromEntries(
      Object.entries(schema.shape).map(([key, value]) => [key, strictSchema(value as z.ZodType)]),
    ),
  );
}
