import { providerNamed } from '#contract/payment-providers/payment-providers.ts';
import type { Problem, ProviderSetup } from './provider-setup.ts';
import { allSetups } from './provider-setups.ts';
import { isLocal } from './service-url.ts';

/** The validated variables, of which those below are about the test provider. */
type Variables = Readonly<Record<string, unknown>> & {
  KADO_MODE: 'demo' | 'production';
  PAYMENT_TEST: 'auto' | 'on' | 'off';
};

/** Returns the variables that must be set together: fields of the office that are required and have no default. */
const familyOf = ({ provider: { fields }, variables }: ProviderSetup): string[] =>
  Object.keys(variables).filter((name) => {
    const field = fields[name];
    return field !== undefined && !field.isOptional && !field.choices;
  });

/** Returns the variables that are set together for a provider. */
export const keysOf = (provider: string): readonly string[] =>
  allSetups.filter((each) => each.provider === providerNamed(provider)).flatMap(familyOf);

const isSetIn = (env: Variables) => (name: string) => env[name] !== undefined;

/**
 * Returns whether the test provider is used: by default in demo mode without keys, otherwise only on request.
 */
export const usesTestPayments = (env: Variables): boolean =>
  env.PAYMENT_TEST === 'on' ||
  (env.PAYMENT_TEST === 'auto' &&
    env.KADO_MODE === 'demo' &&
    !allSetups.flatMap(familyOf).some(isSetIn(env)));

/**
 * Returns invalid combinations: incomplete providers, test keys mixed with live keys, the test provider or a stub
 * together with live keys.
 */
export function paymentProblems(env: Variables): Problem[] {
  const takesMoney = allSetups.some((each) => each.keys(env)?.isTest === false);
  return [
    ...allSetups.flatMap((each) => missing(familyOf(each), env)),
    ...allSetups.flatMap((each) => each.problems?.(env) ?? []),
    ...(takesMoney && env.PAYMENT_TEST === 'on'
      ? [{ name: 'PAYMENT_TEST', problem: 'must not be on together with live payment keys' }]
      : []),
    ...allSetups.flatMap(({ stubVariable }) => stubProblems(stubVariable, env, takesMoney)),
  ];
}

function missing(family: readonly string[], env: Variables): Problem[] {
  const problem = `must be set together with ${family[0]} and the other settings of its provider`;
  const names = family.filter((name) => env[name] === undefined);
  return names.length < family.length ? names.map((name) => ({ name, problem })) : [];
}

/** Returns the problem of a stub that is used with real money or isn't local. */
function stubProblems(name: string | undefined, env: Variables, takesMoney: boolean): Problem[] {
  const url = name === undefined ? undefined : env[name];
  if (name === undefined || typeof url !== 'string') return [];
  if (takesMoney) return [{ name, problem: 'must not be set together with live payment keys' }];
  return isLocal(new URL(url)) ? [] : [{ name, problem: 'must be a stub on this machine' }];
}
