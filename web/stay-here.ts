import { showToast } from './toasts.ts';

/** The entry of the history a way to another page began at. */
export interface Start {
  key: string;
  url: string;
}

/** Says why another page isn't shown. */
export const sayOffline = (): number => showToast('error', { code: 'offline' });

/**
 * Without a connection there is no other page: the one that is shown stays, and its address is the right one again. What
 * it changes of the history is no way to another page.
 */
export async function stayHere({ key, url }: Start, type: NavigationType): Promise<void> {
  sayOffline();
  if (type === 'replace') history.replaceState(null, '', url);
  else await navigation.traverseTo(key).finished?.catch(() => undefined);
}
