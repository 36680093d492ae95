import { Agent, type AgentOptions } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';
import { Client, Environment } from '@paypal/paypal-server-sdk';
import { ProviderError, wordOf } from '../provider-error.ts';

export interface PaypalKeys {
  clientId: string;
  secret: string;
  isLive: boolean;
  /** Of a stub on this machine, which shows a certificate for PayPal's name; undefined: PayPal. */
  address?: string | undefined;
  /** Who signed that certificate, where Node does not know; PEM. */
  authority?: string | undefined;
}

/** Of one request, in milliseconds: the SDK would wait for ever. */
const patience = 10_000;
const mostBytes = 1024 * 1024;

export const paypalClient = ({ clientId, secret, isLive, address, authority }: PaypalKeys): Client =>
  new Client({
    environment: isLive ? Environment.Production : Environment.Sandbox,
    timeout: patience,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: secret },
    httpClientOptions: {
      timeout: patience,
      httpsAgent:
        // A connection that was kept may be closed by the time it is used again.
        address === undefined ? new Agent({ keepAlive: false }) : new StubAgent(address, { ca: authority }),
    },
    // The shop dials PayPal, not a proxy of the environment or where an answer leads.
    unstable_httpClientOptions: { proxy: false, maxRedirects: 0, maxContentLength: mostBytes },
  });

/** Connects to another place, and holds it to the name that was asked for. */
class StubAgent extends Agent {
  readonly #place: URL;

  constructor(address: string, options: AgentOptions) {
    super(options);
    this.#place = new URL(address);
  }

  override createConnection(options: ConnectionOptions) {
    return connect({ ...options, host: this.#place.hostname, port: Number(this.#place.port) });
  }
}

/** The answer of a question, or an error that may be logged. */
export async function answerOf<T>(question: Promise<{ result: T }>): Promise<T> {
  try {
    return (await question).result;
  } catch (error) {
    const { statusCode, code, body } = error as { statusCode?: number; code?: unknown; body?: unknown };
    // Not as its cause: it carries headers and bodies into the log.
    throw new ProviderError('PayPal', statusCode ?? 0, wordOf(issueIn(body) ?? code));
  }
}

/** What PayPal says is wrong, in its own word. */
function issueIn(body: unknown): unknown {
  try {
    const said = JSON.parse(String(body)) as { name?: unknown; details?: { issue?: unknown }[] } | null;
    return said?.details?.[0]?.issue ?? said?.name;
  } catch {
    return undefined;
  }
}
