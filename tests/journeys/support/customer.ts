import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '#contract/languages.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';

export interface Customer {
  email: string;
  password: string;
  /** What a login stores in the browser. */
  stored: { user: unknown; Token: string };
}

interface Reply {
  data: string;
  token: string | null;
}

/**
 * Creates an account for the test, logged in through the API. With `stored`, a browser is that customer's.
 */
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

/** Returns a customer of the demo shop with orders in every status. */
export async function demoCustomer(shop: string): Promise<Customer> {
  const [email, password] = ['sokha@example.com', 'kado-demo-1'];
  return { email, password, stored: await login(shop, email, password) };
}

/** Logs in again through the API. */
export async function login(shop: string, Email: string, Password: string): Promise<Customer['stored']> {
  const { data, token } = await call(shop, getUserLogin.path, { Email, Password });
  const [user] = JSON.parse(data) as unknown[];
  return { user, Token: token ?? '' };
}

/** Ends a customer's session on the server without notifying the browser. */
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

/** Returns a cart of products without options, as the browser stores it. */
export const cartOf = (...lines: { id: number; quantity?: number }[]) =>
  lines.map(({ id, quantity = 1 }) => ({
    ProductId: String(id),
    Quantity: quantity,
    productSelectedAttributes: [],
    ShippingCharges: 0,
    DefaultImage: '',
  }));
