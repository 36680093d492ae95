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
  /** Returns whether the shop took the file. */
  const take = async (file: File): Promise<boolean> => {
    if (file.size > artworkLimits.bytes) {
      showToast('error', t('tooLarge', { n: maxMegabytes }));
      return false;
    }
    onFile?.(file);
    const isTaken = await send(file);
    if (!isTaken) onFile?.(null);
    return isTaken;
  };
  return { ...others, take, select: (file: File | undefined) => void (file && take(file)) };
}
