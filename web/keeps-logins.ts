import { writeTab } from './tab-storage.ts';

const trial = 'kado.trial';

/** Whether a login lasts beyond this page. Browsers that block cookies block site storage as well. */
export function keepsLogins(): boolean {
  if ('cookieEnabled' in navigator && !navigator.cookieEnabled) return false;
  try {
    localStorage.setItem(trial, '1');
    localStorage.removeItem(trial);
    return true;
  } catch {
    // If the storage is full, the tab's own storage still works.
    const isStored = writeTab(trial, {});
    writeTab(trial, null);
    return isStored;
  }
}
