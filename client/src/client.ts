import { type Calls, paths } from './calls.ts';

export type * from './calls.ts';

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

/** A refusal by the shop. `code` is one of the codes that the reference lists for the call, if the answer names one. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string | undefined;
  /** The parsed `data` of the refusal. */
  readonly data: unknown;
  /** The seconds to wait before trying again, for 429 and 503. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, data: unknown, retryAfter?: number) {
    super(message);
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
    const row: unknown = Array.isArray(data) ? data[0] : data;
    const code = typeof row === 'object' && row !== null && 'MessageCode' in row ? row.MessageCode : undefined;
    this.code = typeof code === 'string' ? code : undefined;
  }
}

interface Envelope {
  statusCode: number;
  errorMessage: string | null;
  token: string | null;
  data: string;
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
    const envelope = (await response.json()) as Envelope;
    const data: unknown = envelope.data === '' ? '' : JSON.parse(envelope.data);
    if (envelope.statusCode !== 200) {
      const wait = response.headers.get('retry-after');
      const seconds = wait === null ? undefined : Number(wait);
      throw new Refusal(envelope.statusCode, envelope.errorMessage ?? '', data, seconds);
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
