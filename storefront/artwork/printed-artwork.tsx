import { artworkLabels } from '#contract/labels/shared/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { artworkWarnings, sharpWidth } from '#rules/artwork.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import { areaOfRow, placementOfRow } from '#storefront/print-preview/area-of-row.ts';
import type { Printed, PrintUse } from './use-send-artwork.ts';

interface PrintedArtworkProps {
  artwork: NonNullable<Printed['Artwork']>;
  use: PrintUse;
  /** The path of its picture; that of the customer's browser by default. */
  picture?: string;
  /** Whether only its name and warnings are shown. */
  isShort?: boolean;
  /** Where it is printed, if that isn't said beside it. */
  position?: string | undefined;
  /** Whether it only shows what to draw. */
  isSketch?: boolean;
}

/** A file for printing: its picture, and what is good and bad about it. */
export function PrintedArtwork(props: PrintedArtworkProps) {
  const { artwork, use, picture, isShort = false, position, isSketch = false } = props;
  const { ArtworkId, FileName, Facts } = artwork;
  const { language } = useShop();
  const t = useLabels(orderPrintLabels);
  const label = useLabels(artworkLabels);
  const mm = sharpWidth(Facts);
  const { Picture, Placement, Colors: colors } = use;
  const placed = {
    picture: Picture && { width: Picture.Width, height: Picture.Height, area: areaOfRow(Picture.Area) },
    placement: placementOfRow(Placement),
    colors,
  };
  const warnings = artworkWarnings(Facts, placed)
    .filter(({ code }) => !isSketch || code === 'blank')
    .map(({ code, values }) => (
      <li key={code} className="pr-sign">
        <Icon name="circle-alert" />
        <span>{label(code, values)}</span>
      </li>
    ));
  const name = (
    <p className="pr-sign">
      <Icon name="circle-check" />
      <span>
        {position !== undefined && (
          <b>
            <UserText text={position} />
            {language.colon}
          </b>
        )}
        {t(isSketch ? 'sketchReceived' : 'received')} <UserText text={FileName} />
      </span>
    </p>
  );
  return (
    <div className={isShort ? 'pr-file is-short' : 'pr-file'}>
      <img
        src={picture ?? `/artwork/${ArtworkId}`}
        alt={t('picture', { name: FileName })}
        loading="lazy"
        width={96}
        height={96}
      />
      {isShort ? (
        <>
          {name}
          {warnings.length > 0 && <ul>{warnings}</ul>}
        </>
      ) : (
        <div>
          {name}
          {(!isSketch || warnings.length > 0) && (
            <ul>
              {!isSketch && (
                <li className="pr-soft">{mm === null ? label('vector') : label('sharp', { mm })}</li>
              )}
              {!isSketch && Facts.colors ? (
                <li className="pr-soft">{label('colors', { n: Facts.colors })}</li>
              ) : null}
              {warnings}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
