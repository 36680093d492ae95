import { useRef } from 'react';
import { artworkLimits } from '#contract/artwork.ts';
import { artworkLabels } from '#contract/labels/shared/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { artworkWarnings, sharpWidth } from '#rules/artwork.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import { showToast } from '#web/toasts.ts';
import { type OrderPrint, type Sending, useSendArtwork } from './use-send-artwork.ts';

const megabyte = 1_000_000;
const types = '.pdf,.ai,.svg,.png,.jpg,.jpeg,.webp';

/** The file that is printed: its picture, what is good and bad about it, and the field to send or replace it. */
export function ArtworkField({ print, onSent }: { print: OrderPrint; onSent: () => void }) {
  const t = useLabels(orderPrintLabels);
  const { sending, send, stop } = useSendArtwork(print, onSent);
  const input = useRef<HTMLInputElement>(null);
  const { Artwork, IsOpen } = print;
  const maximum = { n: artworkLimits.bytes / megabyte };
  const select = (file: File | undefined) => {
    if (!file) return;
    if (file.size > artworkLimits.bytes) showToast('error', t('tooLarge', maximum));
    else void send(file);
  };
  return (
    <>
      {Artwork && <Sent artwork={Artwork} />}
      {sending && <Progress sending={sending} onStop={stop} />}
      {IsOpen && !sending && (
        <div>
          <Button kind={Artwork ? 'quiet' : 'plain'} onClick={() => input.current?.click()}>
            {t(Artwork ? 'replace' : 'sendLogo')}
          </Button>
          <p className="o-soft">{t('formats', maximum)}</p>
          <input
            ref={input}
            className="vh"
            type="file"
            accept={types}
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

function Sent({ artwork: { ArtworkId, FileName, Facts } }: { artwork: NonNullable<OrderPrint['Artwork']> }) {
  const t = useLabels(orderPrintLabels);
  const label = useLabels(artworkLabels);
  const cm = sharpWidth(Facts);
  return (
    <>
      <p className="o-sign">
        <Icon name="circle-check" />
        <span>
          {t('received')} <UserText text={FileName} />
        </span>
      </p>
      <p className="o-photos">
        <img
          className="o-artwork"
          src={`/artwork/${ArtworkId}`}
          alt={t('picture', { name: FileName })}
          loading="lazy"
        />
      </p>
      <ul className="o-report">
        <li className="o-soft">{cm === null ? label('vector') : label('sharp', { cm })}</li>
        {Facts.colors !== null && <li className="o-soft">{label('colors', { n: Facts.colors })}</li>}
        {artworkWarnings(Facts).map(({ code, values }) => (
          <li key={code} className="o-sign">
            <Icon name="circle-alert" />
            <span>{label(code, values)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Progress({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const t = useLabels(orderPrintLabels);
  const { share, bytes, isLost } = sending;
  const done = t('uploading', { done: inMegabytes(bytes * share), total: inMegabytes(bytes) });
  return (
    <div>
      <progress value={share} aria-label={done} />
      <output>{isLost ? t('waiting') : share < 1 ? done : t('checking')}</output>
      {share < 1 && (
        <Button kind="quiet" onClick={onStop}>
          {t('stop')}
        </Button>
      )}
    </div>
  );
}

const inMegabytes = (bytes: number): number => Math.round(bytes / (megabyte / 10)) / 10;
