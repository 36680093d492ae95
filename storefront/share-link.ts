import { showToast } from '#web/toasts.ts';

/** Shares the page's URL: with the device's share dialog if there is one, otherwise by copying it. */
export async function shareLink(title: string): Promise<void> {
  const url = location.href.replace(location.hash, '');
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    showToast('success', { code: 'linkCopied' });
  } catch (error) {
    // Closing the share dialog is not an error.
    if ((error as Error).name !== 'AbortError') showToast('error', { code: 'generalError' });
  }
}
