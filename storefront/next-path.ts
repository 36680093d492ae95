import { type Links, matchRoute } from './routes.ts';

/** The login page's address, with the page the shopper is led back to. */
export function loginPath(links: Links, next: string): string {
  return `${links.login()}?next=${encodeURIComponent(next)}`;
}

/**
 * Where login and signup lead back to, from the query of their own address; null for nowhere in particular. Only the
 * checkout, the orders and the profile may be named, and the path is built anew in the page's language: whatever else the address
 * holds, it never leads out of the shop.
 */
export function nextPath(search: string, links: Links): string | null {
  const [path = '', query = ''] = (new URLSearchParams(search).get('next') ?? '').split('?', 2);
  const route = path.startsWith('/') ? matchRoute(path) : null;
  if (!route?.prefixed) return null;
  if (route.screen === 'checkout') return links.checkout();
  if (route.screen === 'updateProfile') return links.updateProfile();
  if (route.screen !== 'ordersHistory') return null;
  return links.ordersHistory(new URLSearchParams(query).get('order') ?? undefined);
}
