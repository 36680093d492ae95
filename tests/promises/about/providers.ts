import type { AboutGate } from '../gate.ts';

const hang = 'a provider that never answers is given up after ten seconds, by its own client';
const failure = '$name asked to $question: a failure is never taken for an answer';
const breaker = 'five failures in a row open the breaker: nothing is reserved, then one question tries';
const stripe = 'server/outside/payments/stripe/stripe-provider.ts';

export const about: AboutGate = {
  mutants: [
    { file: stripe, from: `    timeout: patience,\n`, to: '', fails: hang },
    {
      file: 'server/outside/payments/paypal/paypal-client.ts',
      from: `      timeout: patience,\n`,
      to: '      timeout: 0,\n',
      fails: hang,
    },
    {
      // The SDK's own repetition after a reset.
      file: stripe,
      from: `    httpClient: oneTryEach(address),\n`,
      to: '',
      fails: breaker,
    },
    {
      file: 'server/outside/payments/provider-error.ts',
      from: `[400, 402, 404, 422].includes(error.status)`,
      to: `error.status >= 400`,
      fails: failure,
    },
    {
      file: 'shop/payments/breaker.ts',
      from: `failures >= mostFailures`,
      to: `failures >= 500`,
      fails: breaker,
    },
    {
      file: 'shop/payments/breaker.ts',
      from: `now() >= restsUntil && !isTrying`,
      to: `now() >= restsUntil`,
      fails: breaker,
    },
    {
      file: 'shop/payments/pay.ts',
      from: `capturedReference === '' && !provider.isAnswering()`,
      to: 'false',
      fails: breaker,
    },
  ],
};
