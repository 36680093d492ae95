import type { ReactNode } from 'react';
import { Colon } from '#office/components/colon.tsx';
import { officePrintLabels } from '#contract/labels/office/order-prints.ts';
import { artworkLabels } from '#contract/labels/shared/artwork.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useLabels } from '#office/office-context.ts';
import type { Order } from './order.ts';
import { type ArtworkUse, artworkWarnings, sharpWidth } from '#rules/artwork.ts';
import { UserText } from '#ui/user-text.tsx';
import { PrintedPicture } from '#web/print/printed-picture.tsx';
import './prints.css';

export type Print = Order['lines'][number]['prints'][number];

interface PrintsProps {
  prints: readonly Print[];
  pieces: number;
  /** Whether a proof shows them on the product. */
  hasProof?: boolean;
  /** What staff can do with each. */
  actionOf?: (print: Print) => ReactNode;
}

const noAction = () => null;

/** What the customer sent for the options of an item, and what they still have to send. */
export function Prints({ prints, pieces, hasProof = false, actionOf = noAction }: PrintsProps) {
  const t = useLabels(officePrintLabels);
  const inLanguage = useLocalizedText();
  if (prints.length === 0) return null;
  return (
    <ul className={hasProof ? 'order-prints has-proof' : 'order-prints'}>
      {prints.map(({ attributeId, position, choice, asksFor, artwork, isRefused, text, names, ...use }) => (
        <li key={attributeId}>
          <b>
            {inLanguage(position)}
            <Colon />
            {inLanguage(choice)}
          </b>{' '}
          {asksFor === 'drawing' && <span className="soft">{t('draw')} </span>}
          {(asksFor === 'text' || asksFor === 'drawing') &&
            (text === '' && use.isMissing ? (
              <span className="bad-text">{t('noText')}</span>
            ) : (
              <UserText text={text} />
            ))}
          {asksFor === 'names' && (
            <>
              <span className={names.length === pieces ? undefined : 'bad-text'}>
                {t('names', { n: names.length, pieces })}
              </span>
              <ol>
                {names.map((name, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two pieces may have one name
                  <li key={at}>
                    <UserText text={name} />
                  </li>
                ))}
              </ol>
            </>
          )}
          {isRefused && <span className="bad-text">{t('refused')}</span>}
          {asksFor === 'artwork' && use.isMissing && !isRefused && (
            <span className="bad-text">{t('noLogo')}</span>
          )}
          {artwork && (
            <>
              {' '}
              <Artwork artwork={artwork} use={use} isSketch={asksFor === 'drawing'} />
            </>
          )}
          {asksFor === 'artwork' && artwork && use.picture && (
            <PrintedPicture
              className="order-print"
              picture={use.picture}
              area={use.picture.area}
              artwork={`/office/files/artwork/${artwork.id}/picture`}
              placement={use.placement}
              alt={t('onThing', { name: artwork.name })}
            />
          )}
          {artwork && use.placement && use.picture && use.picture.area.widthMm !== null && (
            <span className="soft">
              {t('placed', {
                width: Math.round(use.placement.width * use.picture.area.widthMm),
                turn: Math.round(use.placement.turn),
              })}
            </span>
          )}
          {actionOf({ attributeId, position, choice, asksFor, artwork, isRefused, text, names, ...use })}
        </li>
      ))}
    </ul>
  );
}

interface ArtworkProps {
  artwork: NonNullable<Print['artwork']>;
  use: ArtworkUse;
  /** Whether it only shows what to draw. */
  isSketch: boolean;
}

function Artwork({ artwork, use, isSketch }: ArtworkProps) {
  const t = useLabels(officePrintLabels);
  const label = useLabels(artworkLabels);
  const { id, name, facts, isScanned } = artwork;
  const mm = sharpWidth(facts);
  const path = `/office/files/artwork/${id}`;
  return (
    <>
      <a href={`${path}/file`} download>
        {t('download', { name })}
      </a>
      <img src={`${path}/picture`} alt={t('picture', { name })} loading="lazy" width={120} />
      <ul>
        {!isSketch && (
          <>
            <li>{mm === null ? label('vector') : label('sharp', { mm })}</li>
            {facts.colors !== null && <li>{label('colors', { n: facts.colors })}</li>}
            {artworkWarnings(facts, use).map(({ code, values }) => (
              <li key={code}>{label(code, values)}</li>
            ))}
          </>
        )}
        {!isScanned && <li className="soft">{t('notScanned')}</li>}
      </ul>
    </>
  );
}
