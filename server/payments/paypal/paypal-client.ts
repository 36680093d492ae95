import { Agent, type AgentOptions } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';
import { Client, Environment } from '@paypal/paypal-server-sdk';
import { ProviderError, safeErrorCode } from '../provider-error.ts';

export interface PaypalKeys {
  clientId: string;
  secret: string;
  /** Whether it is the sandbox, which takes no real money. */
  isTest: boolean;
  /** The URL of a local stub that presents a certificate for PayPal's name; undefined for PayPal itself. */
  address?: string | undefined;
  /** The CA of that certificate in PEM, if Node doesn't know it. */
  authority?: string | undefined;
}

/** The timeout per request in milliseconds, because the SDK has none. */
const timeoutMs = 10_000;
const maxBytes = 1024 * 1024;

export const paypalClient = ({ clientId, secret, isTest, address, authority }: PaypalKeys): Client =>
  new Client({
    environment: isTest ? Environment.Sandbox : Environment.Production,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: secret },
    httpClientOptions: {
      timeout: timeoutMs,
      httpsAgent:
        // Without keep-alive, because an idle connection may be closed by the time it is reused.
        address === undefined ? new Agent({ keepAlive: false }) : new StubAgent(address, { ca: authority }),
    },
    // Connects directly to PayPal, ignoring proxy variables and redirects.
    unstable_httpClientOptions: { proxy: false, maxRedirects: 0, maxContentLength: maxBytes },
  });

/** Connects to a different host, but verifies the certificate for the original name. */
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

/** Returns the answer to a request, or an error that is safe to log. */
export async function answerOf<T>(question: Promise<{ result: T }>): Promise<T> {
  try {
    return (await question).result;
  } catch (error) {
    const { statusCode, code, body } = error as { statusCode?: number; code?: unknown; body?: unknown };
    // The error isn't passed as `cause`, which would put headers and bodies into the log.
    throw new ProviderError('PayPal', statusCode ?? 0, safeErrorCode(issueIn(body) ?? code));
  }
}

/** Returns PayPal's code for the problem. */
function issueIn(body: unknown): unknown {
  try {
    const reply = JSON.parse(String(body)) as { name?: unknown; details?: { issue?: unknown }[] } | null;
    return reply?.details?.[0]?.issue ?? reply?.name;
  } catch {
    return undefined;
  }
}
