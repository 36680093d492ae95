import { artworkLimits } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { type OnSent, type PrintPlace, useSendArtwork } from './use-send-artwork.ts';

export const megabyte = 1_000_000;
/** The largest file, in MB. */
export const maxMegabytes = artworkLimits.bytes / megabyte;

interface ArtworkFileEvents {
  onSent: OnSent;
  /** Called with the file that was selected in this tab, before it is uploaded, and with null if the shop doesn't take it. */
  onFile?: ((file: File | null) => void) | undefined;
}

/** Sends a file that a customer selects, unless it is too large, which a message says. */
export function useArtworkFile(place: PrintPlace, { onSent, onFile }: ArtworkFileEvents) {
  const t = useLabels(orderPrintLabels);
  const { send, ...others } = useSendArtwork(place, onSent);
  const select = (file: File | undefined) => {
    if (!file) return;
    if (file.size > artworkLimits.bytes) {
      showToast('error', t('tooLarge', { n: maxMegabytes }));
      return;
    }
    onFile?.(file);
    void send(file).then((isTaken) => {
      if (!isTaken) onFile?.(null);
    });
  };
  return { ...others, select };
}
