import type { SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Call } from '#web/call.ts';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { useSignup } from './use-signup.ts';

const typed = new Map([
  ['FirstName', 'Bopha'],
  ['LastName', 'Meas'],
  ['EmailAddress', 'bopha@example.com'],
  ['Password', 'lotus-and-krama'],
  ['AddressLineOne', 'House 9'],
]);
const ids = { CountryID: 1, StateProvinceId: -999, CityId: -999 };

/** Submits the form, and returns the calls and the URL opened. */
async function signedUp(search: string, loginAnswer: string) {
  const assign = vi.fn<(path: string) => void>();
  const local = new FakeStorage();
  fakeTab(local);
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('location', { search, assign });
  vi.stubGlobal('Node', Map);
  vi.stubGlobal('HTMLElement', Map);
  vi.stubGlobal('FormData', function data() {
    return typed;
  });
  const calls: string[] = [];
  const call = ((operation: { name: string }) => {
    calls.push(operation.name);
    const ResponseMsg = operation.name === getUserLogin.name ? loginAnswer : serverAnswers.saved;
    return Promise.resolve({
      data: [{ UserID: 7, FirstName: 'Bopha', LastName: 'Meas', ResponseMsg }],
      statusCode: 200,
      token: 'x'.repeat(43),
    });
  }) as unknown as Call;
  let submit: ReturnType<typeof useSignup>['submit'] | undefined;
  function Probe() {
    ({ submit } = useSignup({ ids } as Parameters<typeof useSignup>[0]));
    return null;
  }
  rendered(<Probe />, { call });
  await submit?.({ preventDefault: () => undefined } as SubmitEvent<HTMLFormElement>);
  return {
    calls,
    UserID: (local.json('user') as { UserID: number } | null)?.UserID,
    led: assign.mock.calls.flat(),
  };
}

test.each([
  ['home, logged in', '', serverAnswers.loggedIn, 7, '/en/'],
  ['back to the page that required it', '?next=/en/checkout', serverAnswers.loggedIn, 7, '/en/checkout'],
  [
    'to login without a logged-in customer',
    '?next=/en/checkout',
    'no',
    undefined,
    '/en/login?next=/en/checkout',
  ],
])('a signup leads %s', async (_where, search, answer, UserID, path) => {
  const calls = [signupUser.name, getUserLogin.name];
  expect(await signedUp(search, answer)).toEqual({ calls, UserID, led: [path] });
});
