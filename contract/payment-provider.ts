import type { mailLabels } from './labels/mail/mail.ts';

/** A text in both languages. */
export type Text = readonly [english: string, khmer: string];

/** A setting that staff enter in the office. It has the name and the validation of its environment variable. */
interface ProviderField<Choice extends string = string> {
  label: Text;
  /** Never returned once it is saved. */
  isSecret?: true;
  isOptional?: true;
  /** The allowed values, each with its key in `texts`. Free text if omitted. */
  choices?: Readonly<Record<string, Choice>>;
}

/**
 * The one description of a payment provider that browsers and server share. From it come its connection in the office,
 * the labels of its settings and its payment method, and the destination of refunds. How it is set up and opened is in
 * `server/payments/<name>/<name>-setup.ts`.
 */
interface ProviderDefinition<
  Name extends string,
  Field extends string,
  MethodKey extends string,
  Choice extends string,
> {
  /** Its name in tables, in webhook URLs and as a connection. */
  name: Name;
  /** The name of its connection. */
  title: Text;
  /** The company, shown beside its payment method; '' if staff know it by the title. */
  maker: string;
  /** Whether staff enter our webhook's URL at the provider. */
  hasWebhook: boolean;
  /** The payment method it serves, a row in `database/base/payment-methods.json`. */
  method: {
    id: number;
    /** The key and the text of its label for staff. */
    key: MethodKey;
    label: Text;
    refundsTo: 'card' | 'wallet' | 'account';
    /** What the order's email says. "Paid" if omitted. */
    paidLabel?: keyof (typeof mailLabels)['texts'];
  };
  /** The settings, in the order of the form. Those that aren't optional must be set together. */
  fields: Readonly<Record<Field, ProviderField<Choice>>>;
  /** The labels of choices. */
  texts?: Readonly<Record<Choice, Text>>;
}

export type PaymentProviderDescription = Omit<ProviderDefinition<string, string, string, string>, 'texts'> & {
  texts: Readonly<Record<string, Text>>;
  choices: Readonly<Record<string, string>>;
};

export function paymentProvider<
  const Name extends string,
  Field extends string,
  const MethodKey extends string,
  const Choice extends string = never,
>(definition: ProviderDefinition<Name, Field, MethodKey, Choice>) {
  const fields = Object.values<ProviderField<Choice>>(definition.fields);
  return {
    ...definition,
    texts: (definition.texts ?? {}) as Readonly<Record<Choice, Text>>,
    /** The label keys of all choices by value. */
    choices: Object.assign({}, ...fields.map((field) => field.choices)) as Readonly<Record<string, Choice>>,
  };
}
