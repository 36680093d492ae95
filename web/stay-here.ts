import { showToast } from './toasts.ts';

/** The history entry from which a navigation to another page began. */
export interface Start {
  key: string;
  url: string;
}

/** Shows why another page can't be shown. */
export const announceOffline = (): number => showToast('error', { code: 'offline' });

/**
 * Keeps the current page and restores its URL, because without a connection no other page can load. The
 * history changes it makes aren't navigations to another page.
 */
export async function stayHere({ key, url }: Start, type: NavigationType): Promise<void> {
  announceOffline();
  if (type === 'replace') history.replaceState(null, '', url);
  else await navigation.traverseTo(key).finished?.catch(() => undefined);
}
