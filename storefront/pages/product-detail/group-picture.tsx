import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { artworkTypes } from '#contract/artwork.ts';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { areaMap } from '#rules/print-area.ts';
import { maxMegabytes, useArtworkFile } from '#storefront/artwork/use-artwork-file.ts';
import { attachDesign } from '#storefront/artwork/attach-design.ts';
import { useDesign } from '#storefront/artwork/use-design.ts';
import { areaOfRow, type PictureRow, placementOfRow } from '#storefront/print-preview/area-of-row.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';
import { usePageData } from '#web/use-page-data.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { OptionGroup, ProductData } from './product-data.ts';
import { pictureOf } from './area-picture.ts';
import { emptyChoice, suitedChoice } from './group-rules.ts';
import type { Group } from './use-group.ts';

/** Loads what is needed once there is a logo. */
const loadLogo = async () => ({
  ...(await import('#storefront/artwork/artwork-field.tsx')),
  ...(await import('#storefront/print-preview/artwork-shown.tsx')),
  ...(await import('#web/print/printed-picture.tsx')),
  ...(await import('./group-cures.tsx')),
});

interface GroupPictureProps {
  product: ProductData;
  group: Group;
  /** The positions that have a picture, at least one. */
  positions: readonly [OptionGroup, ...OptionGroup[]];
}

/** Returns each position in each chosen color, with its picture. */
const viewsOf = ({ pictures }: ProductData, positions: readonly OptionGroup[], colors: readonly number[]) =>
  positions.flatMap((each) =>
    (colors.length > 0 ? colors : [0]).flatMap((color) => {
      const row = pictureOf(pictures, each.attributeId, color || undefined);
      return row ? [{ each, color, row }] : [];
    }),
  );

/** Returns the design of the group, or of the product in the cart, with its prints. */
function useGroupDesign(
  { id: productId }: ProductData,
  { designId: chosenDesign, options }: Group['chosen'],
) {
  const inCart = useCart().items.find(({ ProductId }) => ProductId === String(productId));
  const designId = chosenDesign ?? inCart?.DesignID;
  const { printed: rows, reload } = useDesign(designId, {
    ProductId: productId,
    Options: Object.entries(options).map(([id, optionId]) => ({
      ProductAttributeID: Number(id),
      PrimaryKeyValue: optionId,
    })),
  });
  return { designId, rows, reload };
}

/** The unprinted product with a place for the logo, or wearing it; below it the same in the chosen colors. */
export function GroupPicture({ product, group, positions }: GroupPictureProps) {
  const t = useLabels(groupOrderLabels);
  const { chosen, colors, isPrinted, choose, choiceOf, setExtras } = group;
  const [wished, setView] = useState<{ position: number; color: number }>();
  const [file, setFile] = useState<File | null>(null);
  const printed = positions.filter(isPrinted);
  const shownPositions = printed.length > 0 ? printed : positions.slice(0, 1);
  const position =
    shownPositions.find((each) => each.attributeId === wished?.position) ?? shownPositions[0] ?? positions[0];
  const { attributeId } = position;
  const colorId = colors.find((each) => each === wished?.color) ?? colors[0];
  const picture = pictureOf(product.pictures, attributeId, colorId);
  const { designId, rows, reload } = useGroupDesign(product, chosen);
  const rowOf = (id: number) => rows.find(({ ProductAttributeID }) => ProductAttributeID === id);
  const { Artwork: artwork = null, Placement, Colors } = rowOf(attributeId) ?? {};
  const place = { ProductId: product.id, ProductAttributeID: attributeId, DesignID: designId };
  const onSent = (id = designId) => {
    if (id === undefined) return;
    setExtras({ designId: id });
    attachDesign(product.id, id);
    reload();
  };
  const onFile = (next: File | null) => {
    setFile(next);
    // As it was when the file was selected, also once the file is refused.
    const choice = isPrinted(position) ? undefined : (next ? suitedChoice : emptyChoice)(position);
    if (choice) choose(attributeId, choice.id);
  };
  const { sending, select, stop } = useArtworkFile(place, { onSent, onFile });
  const isShown = artwork !== null || file !== null;
  const logo = usePageData(loadLogo, isShown, 'quiet');
  if (!picture) return null;
  const plain = <DropArea picture={picture} onFile={select} />;
  const views = viewsOf(product, shownPositions, colors);
  const choice = choiceOf(position);
  return (
    <section className="g-pic" aria-label={t('yourLogo')}>
      {isShown && logo ? (
        <logo.ArtworkShown
          {...{ place, picture, file, plain }}
          name={product.name}
          artworkId={artwork?.ArtworkId ?? null}
          placement={Placement}
          isOpen
          onPlaced={onSent}
        />
      ) : (
        plain
      )}
      {logo && sending && <logo.Progress sending={sending} onStop={stop} />}
      {views.length > 1 && (
        <fieldset className="g-views" aria-label={t('views')}>
          {views.map(({ each, color, row }) => {
            const art = rowOf(each.attributeId);
            return (
              <button
                key={`${each.attributeId} ${color}`}
                type="button"
                aria-pressed={each === position && color === (colorId ?? 0)}
                aria-label={t('view', {
                  color: product.colors.find(({ id }) => id === color)?.name ?? '',
                  name: each.name,
                })}
                onClick={() => setView({ position: each.attributeId, color })}
              >
                <Picture {...sourceOf(row)} alt="" sizes="4.5rem" />
                {logo && art?.Artwork && (
                  <logo.PrintedPicture
                    picture={sourceOf(row)}
                    area={areaOfRow(row.Area)}
                    artwork={`/artwork/${art.Artwork.ArtworkId}`}
                    placement={placementOfRow(art.Placement)}
                    alt=""
                  />
                )}
              </button>
            );
          })}
        </fieldset>
      )}
      {logo && artwork && !sending && choice && (
        <div className="g-file">
          <logo.ArtworkField
            {...{ place, artwork, onSent }}
            use={{ Placement, Colors, Picture: picture }}
            isOpen
            onFile={setFile}
          />
          <logo.Cures group={group} position={position} colors={artwork.Facts.colors} />
        </div>
      )}
    </section>
  );
}

const sourceOf = ({ AttachmentURL: path, Width: width, Height: height }: PictureRow) => ({
  path,
  width,
  height,
});

/** The plain picture with a dashed area that takes a file, by dropping, choosing, or with a camera. */
function DropArea({ picture, onFile }: { picture: PictureRow; onFile: (file: File | undefined) => void }) {
  const t = useLabels(groupOrderLabels);
  const print = useLabels(orderPrintLabels);
  const area = useRef<HTMLButtonElement>(null);
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [isOver, setOver] = useState(false);
  const { inPicture } = areaMap(areaOfRow(picture.Area));
  const [first, second, third, last] = [inPicture(0, 0), inPicture(1, 0), inPicture(1, 1), inPicture(0, 1)];
  const ys = [first[1], second[1], third[1], last[1]];
  const [left, right] = [Math.max(first[0], last[0]), Math.min(second[0], third[0])];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  useLayoutEffect(() => {
    // The content security policy allows no style attribute, but scripts may set a property.
    const { style } = area.current ?? {};
    for (const [name, share] of Object.entries({
      left,
      top,
      width: right - left,
      height: bottom - top,
    }))
      style?.setProperty(name, `${share * 100}%`);
  }, [left, top, right, bottom]);
  const over = (next: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(next);
  };
  const input = (ref: typeof files, more: { accept: string; capture?: 'environment' }) => (
    <input
      ref={ref}
      {...more}
      className="vh"
      type="file"
      tabIndex={-1}
      aria-hidden="true"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = '';
        onFile(file);
      }}
    />
  );
  return (
    <>
      <div
        className="g-stage"
        dir="ltr"
        data-over={isOver}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event);
          onFile(event.dataTransfer.files[0]);
        }}
      >
        <Picture {...sourceOf(picture)} alt="" sizes="(min-width: 64rem) 48rem, 100vw" eager />
        <button ref={area} type="button" className="g-drop" onClick={() => files.current?.click()}>
          <Icon name="plus" />
          <b>{t('drop')}</b>
          <span>{t('orLater')}</span>
        </button>
      </div>
      <div className="g-acts">
        <Button className="g-camera" kind="ghost" onClick={() => camera.current?.click()}>
          {t('takePicture')}
        </Button>
        <Button kind="ghost" onClick={() => files.current?.click()}>
          {t('chooseFile')}
        </Button>
        <p>
          {t('orLater')} · {print('formats', { n: maxMegabytes })}
        </p>
        {input(files, { accept: artworkTypes })}
        {input(camera, { accept: 'image/*', capture: 'environment' })}
      </div>
    </>
  );
}
