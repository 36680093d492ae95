import { showToast } from '#web/toasts.ts';

/** Hands the page's address on: to the device's own choice of ways where it has one, else to the clipboard. */
export async function shareLink(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    showToast('success', { code: 'linkCopied' });
  } catch (error) {
    // Who thinks better of it has done nothing wrong.
    if ((error as Error).name !== 'AbortError') showToast('error', { code: 'generalError' });
  }
}
