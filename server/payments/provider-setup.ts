import type { z } from 'zod';
import type { doctorAdvice } from '#contract/labels/office/doctor-advice.ts';
import type { doctorFindings } from '#contract/labels/office/doctor-findings.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import type { PaymentProviderDescription } from '#contract/payment-provider.ts';
import type { Database } from '#database/schema.ts';
import type { PaymentProvider } from '#shop/payments/payments.ts';

/** A provider's validated settings. */
export interface ProviderKeys {
  /** Whether they take no real money: test keys, a test environment or a stub. */
  isTest: boolean;
}

export interface Problem {
  name: string;
  problem: string;
}

/** What the checkout may load for a provider's own form. */
export interface ProviderOrigins {
  /** Origins by directive of the Content-Security-Policy. They don't allow inline scripts or styles. */
  sources: Readonly<
    Partial<Record<'script-src' | 'frame-src' | 'connect-src' | 'img-src', readonly string[]>>
  >;
  /** Whether the provider's popup must reach the page that opened it. */
  popups?: true;
  /** Whether its script inserts inline styles and scripts, which need a nonce. */
  needsNonce?: true;
}

/** A result of a health check (server/health-checks/finding.ts). */
export interface ProviderFinding {
  state: 'ok' | 'note' | 'must';
  code: keyof (typeof doctorFindings)['texts'];
  values?: LabelValues;
  advice?: keyof (typeof doctorAdvice)['texts'];
}

export interface ProviderShop {
  publicUrl: string;
  /** The database and the key that seals secrets in it. Null in a health check without the database. */
  stored: { db: Database; secret: () => Buffer } | null;
}

/** How the server sets up a payment provider, checks it and opens it. */
export interface ProviderSetup {
  /** What browsers know of it too. */
  readonly provider: PaymentProviderDescription;
  /** Its environment variables, in the order of docs/operating/settings.md. */
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** The variable with the URL of a local stub, which is refused next to live keys. */
  readonly stubVariable?: string;
  /** Returns the settings. Null if the provider isn't set up. */
  keys(env: Readonly<Record<string, unknown>>): ProviderKeys | null;
  /** Returns problems besides missing variables. */
  problems?(env: Readonly<Record<string, unknown>>): Problem[];
  /** What its form in the checkout may load, if it has one. */
  origins?(keys: ProviderKeys): ProviderOrigins;
  /** Describes its settings in the health check. */
  describe?(keys: ProviderKeys, webhookUrl: string): ProviderFinding[];
  /** Checks the service in its own way. Default: opens the provider and asks for charges. */
  check?(keys: ProviderKeys, shop: ProviderShop): Promise<ProviderFinding[]>;
  /** Opens the provider. Its client is imported only here, because SDKs are large. */
  open(keys: ProviderKeys, shop: ProviderShop): Promise<PaymentProvider>;
}

type Shape = Readonly<Record<string, z.ZodType>>;
type Env<Variables extends Shape> = z.output<z.ZodObject<Variables>>;

/** A setup whose functions know the types of its variables and settings. */
interface TypedSetup<Variables extends Shape, Keys extends ProviderKeys> extends ProviderSetup {
  readonly variables: Variables;
  readonly stubVariable?: keyof Variables & string;
  keys(env: Env<Variables>): Keys | null;
  problems?(env: Env<Variables>): Problem[];
  origins?(keys: Keys): ProviderOrigins;
  describe?(keys: Keys, webhookUrl: string): ProviderFinding[];
  check?(keys: Keys, shop: ProviderShop): Promise<ProviderFinding[]>;
  open(keys: Keys, shop: ProviderShop): Promise<PaymentProvider>;
}

/** Infers the types of a setup, and requires a variable for each field of the office. */
export const providerSetup = <
  Description extends PaymentProviderDescription,
  Variables extends Shape & Readonly<Record<keyof Description['fields'] & string, z.ZodType>>,
  Keys extends ProviderKeys,
>(
  setup: TypedSetup<Variables, Keys> & { provider: Description },
): TypedSetup<Variables, Keys> => setup;
