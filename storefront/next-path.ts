import { type Links, matchRoute } from './routes.ts';

/** Returns the login page's URL, with the page to return to. */
export function loginPath(links: Links, next: string): string {
  return `${links.login()}?next=${encodeURIComponent(next)}`;
}

/**
 * Returns the path to open after login or signup, from the URL's query string, or null if there is none.
 * Allows only the checkout, the orders and the profile, and rebuilds the path in the page's language, so that
 * it never leaves the shop.
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
