import { useRef, useState } from 'react';
import { artworkTypes } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useUser } from '#storefront/state/user.ts';
import { Button } from '#ui/button.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { PrintedArtwork } from './printed-artwork.tsx';
import { maxMegabytes, megabyte, useArtworkFile } from './use-artwork-file.ts';
import type { OnSent, Printed, PrintPlace, PrintUse, Sending } from './use-send-artwork.ts';

const loadLibrary = () => import('./artwork-library.tsx');

interface ArtworkFieldProps {
  place: PrintPlace;
  artwork: Printed['Artwork'];
  use: PrintUse;
  isOpen: boolean;
  /** Whether the file only shows what to draw. */
  isSketch?: boolean;
  onSent: OnSent;
  onFile?: Parameters<typeof useArtworkFile>[1]['onFile'];
}

/** The file that is printed: its picture, what is good and bad about it, and the field to send or replace it. */
export function ArtworkField(props: ArtworkFieldProps) {
  const { place, artwork, use, isOpen, isSketch = false, onSent, onFile } = props;
  const t = useLabels(orderPrintLabels);
  const { loggedIn } = useUser();
  const { sending, select, sendAgain, stop } = useArtworkFile(place, { onSent, onFile });
  const [isLibrary, setLibrary] = useState(false);
  const library = usePageData(loadLibrary, isLibrary);
  const input = useRef<HTMLInputElement>(null);
  const maximum = { n: maxMegabytes };
  return (
    <>
      {artwork && !sending && <PrintedArtwork artwork={artwork} use={use} isSketch={isSketch} />}
      {sending && <Progress sending={sending} onStop={stop} />}
      {isOpen && !sending && (
        <div className="pr-acts">
          <Button kind={artwork ? 'quiet' : 'plain'} onClick={() => input.current?.click()}>
            {t(isSketch ? (artwork ? 'replaceSketch' : 'addSketch') : artwork ? 'replace' : 'sendLogo')}
          </Button>
          {loggedIn && !isSketch && !isLibrary && (
            <Button kind="quiet" onClick={() => setLibrary(true)}>
              {t('useAgain')}
            </Button>
          )}
          <p className="pr-soft">{t(isSketch ? 'sketchHint' : 'formats', maximum)}</p>
          {isLibrary && library && (
            <library.ArtworkLibrary
              onSelect={(artworkId) => {
                setLibrary(false);
                void sendAgain(artworkId);
              }}
            />
          )}
          <input
            ref={input}
            className="vh"
            type="file"
            accept={artworkTypes}
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Lets the customer select the same file again.
              currentTarget.value = '';
              select(file);
            }}
          />
        </div>
      )}
    </>
  );
}

/** How far an upload is, with a button that stops it. */
export function Progress({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const t = useLabels(orderPrintLabels);
  const { share, file, isLost, wait } = sending;
  const done = t('uploading', { done: inMegabytes(file.size * share), total: inMegabytes(file.size) });
  return (
    <div className="pr-acts">
      <progress value={share} aria-label={done} />
      <output>
        {wait > 0 ? t('tooFast', { n: wait }) : isLost ? t('waiting') : share < 1 ? done : t('checking')}
      </output>
      {share < 1 && (
        <Button kind="quiet" onClick={onStop}>
          {t('stop')}
        </Button>
      )}
    </div>
  );
}

const inMegabytes = (bytes: number): number => Math.round(bytes / (megabyte / 10)) / 10;
