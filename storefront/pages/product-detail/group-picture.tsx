import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { artworkTypes } from '#contract/artwork.ts';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { areaMap } from '#rules/print-area.ts';
import { maxMegabytes, useArtworkFile } from '#storefront/artwork/use-artwork-file.ts';
import { attachDesign } from '#storefront/artwork/attach-design.ts';
import { useDesign } from '#storefront/artwork/use-design.ts';
import { hasLogo } from '#storefront/logo-things/has-logo.ts';
import { areaOfRow, type PictureRow } from '#storefront/print-preview/area-of-row.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';
import { usePageData } from '#web/use-page-data.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { OptionGroup, ProductData } from './product-data.ts';
import { pictureOf } from './area-picture.ts';
import { sourceOf, viewsOf } from './group-view-pictures.ts';
import { emptyChoice, suitedChoice } from './group-rules.ts';
import type { Group } from './use-group.ts';

const loadArtwork = () => import('./group-artwork.ts');
const loadGroupLogo = async () => (await import('./load-group-logo.ts')).loadGroupLogo();

interface GroupPictureProps {
  product: ProductData;
  group: Group;
  /** The positions that have a picture, at least one. */
  positions: readonly [OptionGroup, ...OptionGroup[]];
}

/** Returns the design of the group, or of the product in the cart, with its prints. */
function useGroupDesign(
  { id: productId }: ProductData,
  { designId: chosenDesign, options }: Group['chosen'],
  attributeId: number,
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
  const rowOf = (id: number) => rows.find(({ ProductAttributeID }) => ProductAttributeID === id);
  const print = rowOf(attributeId);
  const use = { Placement: print?.Placement, Colors: print?.Colors };
  return { designId, rowOf, artwork: print?.Artwork ?? null, use, reload };
}

/** Returns what is shown large: the chosen position in the chosen color, or the first of each. */
function useView(
  product: ProductData,
  { colors, isPrinted }: Group,
  positions: GroupPictureProps['positions'],
) {
  const [wished, setView] = useState<{ position: number; color: number }>();
  const printed = positions.filter(isPrinted);
  const shownPositions = printed.length > 0 ? printed : positions.slice(0, 1);
  const position =
    shownPositions.find((each) => each.attributeId === wished?.position) ?? shownPositions[0] ?? positions[0];
  const colorId = colors.find((each) => each === wished?.color) ?? colors[0];
  const picture = pictureOf(product.pictures, position.attributeId, colorId);
  return { shownPositions, position, colorId, picture, setView };
}

/** The unprinted product with a place for the logo, or wearing it; below it the same in the chosen colors. */
export function GroupPicture({ product, group, positions }: GroupPictureProps) {
  const t = useLabels(groupOrderLabels);
  const { chosen, colors, isPrinted, choose, setExtras } = group;
  const [file, setFile] = useState<File | null>(null);
  const { shownPositions, position, colorId, picture, setView } = useView(product, group, positions);
  const { attributeId } = position;
  const { designId, rowOf, artwork, use, reload } = useGroupDesign(product, chosen, attributeId);
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
  const { sending, select, take, stop } = useArtworkFile(place, { onSent, onFile });
  const part = usePageData(loadGroupLogo, file !== null || hasLogo(), 'quiet');
  const isShown = artwork !== null || file !== null;
  const views = viewsOf(product, shownPositions, colors);
  const hasViews = views.length > 1;
  const logo = usePageData(loadArtwork, isShown || hasViews, 'quiet');
  if (!picture) return null;
  const plain = <DropArea picture={picture} onFile={select} />;
  return (
    <section className="g-pic" aria-label={t('yourLogo')}>
      {isShown && logo ? (
        <logo.ArtworkShown
          {...{ place, picture, file, plain }}
          name={product.name}
          artworkId={artwork?.ArtworkId ?? null}
          placement={use.Placement}
          isOpen
          onPlaced={onSent}
        />
      ) : (
        plain
      )}
      {logo && sending && <logo.Progress sending={sending} onStop={stop} />}
      {part && (
        <part.GroupLogo
          {...{ group, position, file, onFile }}
          productId={product.id}
          artworkId={artwork?.ArtworkId}
          isSending={sending !== null}
          send={take}
        />
      )}
      {hasViews && logo && (
        <logo.Views
          {...{ product, views, rowOf, file }}
          shown={{ position: attributeId, color: colorId ?? 0 }}
          Printed={logo.PrintedPicture}
          onView={setView}
        />
      )}
      {logo && artwork && !sending && (
        <logo.SentLogo
          {...{ place, artwork, onSent, group, position }}
          use={{ ...use, Picture: picture }}
          onFile={setFile}
        />
      )}
    </section>
  );
}

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
