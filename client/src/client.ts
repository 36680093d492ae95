import { type Calls, paths, type RefusalCode } from './calls.ts';

export type * from './calls.ts';
export { InvalidWebhook, type TestEvent, verifyWebhook, type WebhookHeaders } from './webhooks.ts';

/** Settings of a client. */
export interface ClientOptions {
  /** The shop’s address, such as `https://shop.example`. */
  shop: string;
  /** The session’s token from an earlier login. */
  token?: string;
  /** Replaces `fetch`, for other runtimes and tests. */
  fetch?: typeof fetch;
}

/** Options of one call. */
export interface CallOptions {
  /** Names the attempt to order, so that repeating the call places no second order. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A field because of which a request is refused. */
export interface FieldError {
  Field: string;
  Code: string;
  Message: string;
}

/** A refusal by the shop. `code` is one of the codes that the reference lists for the call. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Undefined for an answer that isn’t the shop’s. */
  readonly code: RefusalCode | undefined;
  /** The parsed `data` of the refusal. */
  readonly data: unknown;
  /** The seconds to wait before trying again, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** The fields because of which the request is refused. */
  readonly errors: readonly FieldError[];
  constructor({ statusCode, errorMessage, errorCode, Errors = [] }: Envelope, data: unknown, retryAfter?: number) {
    super(errorMessage ?? '');
    this.status = statusCode;
    this.code = errorCode;
    this.errors = Errors;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

interface Envelope {
  statusCode: number;
  errorMessage: string | null;
  token: string | null;
  data: string;
  errorCode?: RefusalCode;
  Errors?: readonly FieldError[];
}

/** Reads a response. A proxy's page becomes an envelope with its status. */
async function envelopeOf(response: Response): Promise<Envelope> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    const statusCode = response.ok ? 502 : response.status;
    return { statusCode, errorMessage: 'The answer isn’t the shop’s.', token: null, data: '' };
  }
}

/** Calls a shop. It keeps the token of a login, and sends it with later calls. */
export class KadoClient {
  /** The session’s token; undefined without a login. */
  token: string | undefined;
  readonly #shop: string;
  readonly #fetch: typeof fetch;

  constructor({ shop, token, fetch: given = fetch }: ClientOptions) {
    this.#shop = shop.replace(/\/+$/u, '');
    this.token = token;
    this.#fetch = given;
  }

  /**
   * Makes a call and returns the content of its `data`.
   * @throws {Refusal} when the shop refuses it
   */
  async call<Name extends keyof Calls>(
    name: Name,
    parameters: Calls[Name]['request'],
    { idempotencyKey, signal }: CallOptions = {},
  ): Promise<Calls[Name]['response']> {
    const send = this.#fetch;
    const response = await send(this.#shop + paths[name], {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(this.token !== undefined && { Token: this.token }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      body: JSON.stringify({ requestParameters: parameters }),
      ...(signal && { signal }),
    });
    const envelope = await envelopeOf(response);
    const data: unknown = envelope.data === '' ? '' : JSON.parse(envelope.data);
    if (envelope.statusCode !== 200) {
      const wait = response.headers.get('retry-after');
      const seconds = wait === null ? undefined : Number(wait);
      throw new Refusal(envelope, data, seconds);
    }
    if (envelope.token) this.token = envelope.token;
    if (name === 'LOGOUT') this.token = undefined;
    return data as Calls[Name]['response'];
  }
}

/** A line of a cart: a product, how many, and an option for each attribute that is to be chosen. */
export interface CartLine {
  ProductId: number;
  Quantity: number;
  productSelectedAttributes?: readonly { ProductAttributeID: number; PrimaryKeyValue: number }[];
  /** What is printed on it (SEND_ARTWORK, SEND_PRINT_TEXT). */
  DesignID?: string;
  /** Its pieces by color and size, if they differ. */
  VariantQuantities?: readonly { ColorID?: number; SizeID?: number; Quantity: number }[];
}

/** Returns a cart as `cartJsonData`. */
export const cartJson = (lines: readonly CartLine[]): string => JSON.stringify(lines);
