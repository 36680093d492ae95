import { writeTab } from './tab-storage.ts';

const trial = 'kado.trial';

/** Whether a login lasts beyond this page: browsers that block cookies block what sites store as well. */
export function keepsLogins(): boolean {
  const { cookieEnabled = true }: Partial<Navigator> = navigator;
  if (!cookieEnabled) return false;
  try {
    localStorage.setItem(trial, '1');
    localStorage.removeItem(trial);
    return true;
  } catch {
    // A full storage leaves what the tab keeps.
    const isKept = writeTab(trial, {});
    writeTab(trial, null);
    return isKept;
  }
}
