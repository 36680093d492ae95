import { useState } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';

/** Downloads the file of a digital product under the product's name (specification §7, Digital file download). */
export function Download({ OrderItemID, name }: { OrderItemID: number; name: string }) {
  const { call, lang } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const [busy, setBusy] = useState(false);
  return (
    <Button
      small
      icon="download"
      busy={busy}
      aria-label={`${t('download')} ${name}`}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );

  async function download() {
    setBusy(true);
    try {
      const { data, statusCode } = await call(getDownloadLink, { OrderItemID, languageCode: lang });
      const [link] = data;
      if (link) save(await fileAt(link.DownloadUrl), link.FileName);
      else showToast('error', { code: statusCode === 401 ? 'sessionEnded' : 'downloadFailed' });
    } catch {
      showToast('error', { code: 'downloadFailed' });
    }
    setBusy(false);
  }
}

/**
 * Fetches the file. A plain link would show no message if the server answered with an error instead of a
 * file.
 */
async function fileAt(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} instead of a file`);
  return answer.blob();
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
