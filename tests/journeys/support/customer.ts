import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '#contract/languages.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';

export interface Customer {
  email: string;
  password: string;
  /** What a login leaves in the browser's storage. */
  stored: { user: unknown; Token: string };
}

interface Reply {
  data: string;
  token: string | null;
}

/** An account of the test's own, logged in over the calls; `stored` makes a browser that customer's. */
export async function newCustomer(shop: string, languageCode: LanguageCode = 'en'): Promise<Customer> {
  const email = `${randomUUID()}@example.com`;
  const password = 'lotus-and-krama';
  const signup = {
    FirstName: 'Bopha',
    LastName: 'Meas',
    EmailAddress: email,
    Password: password,
    CountryID: 1,
    StateProvinceId: -999,
    CityId: -999,
    MobileNo: '+855 12 345 679',
    AddressLineOne: 'House 9, Street 240',
    PostalCode: '',
    languageCode,
  };
  await call(shop, signupUser.path, signup);
  return { email, password, stored: await login(shop, email, password) };
}

/** A customer of the demo shop who has orders in every status. */
export async function demoCustomer(shop: string): Promise<Customer> {
  const [email, password] = ['sokha@example.com', 'kado-demo-1'];
  return { email, password, stored: await login(shop, email, password) };
}

/** Logs in over the calls once more. */
export async function login(shop: string, Email: string, Password: string): Promise<Customer['stored']> {
  const { data, token } = await call(shop, getUserLogin.path, { Email, Password });
  const [user] = JSON.parse(data) as unknown[];
  return { user, Token: token ?? '' };
}

/** Ends a customer's session on the server; the browser does not know. */
export async function endSession(shop: string, { stored: { user, Token } }: Customer): Promise<void> {
  const { UserID } = user as { UserID: number };
  await fetch(`${shop}/api/v1/${logout.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: Token, userid: String(UserID) },
    body: '{"requestParameters":{}}',
  });
}

async function call(shop: string, path: string, requestParameters: unknown): Promise<Reply> {
  const answer = await fetch(`${shop}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ requestParameters }),
  });
  return answer.json() as Promise<Reply>;
}

/** A cart as the browser keeps it, of products without options. */
export const cartOf = (...lines: { id: number; quantity?: number }[]) =>
  lines.map(({ id, quantity = 1 }) => ({
    ProductId: String(id),
    Quantity: quantity,
    productSelectedAttributes: [],
    ShippingCharges: 0,
    DefaultImage: '',
  }));
