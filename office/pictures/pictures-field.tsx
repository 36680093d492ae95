import { useEffect, useRef, useState } from 'react';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { callOffice } from '../data/call-office.ts';
import { moved } from '../forms/moved.ts';
import { useLabels } from '../office-context.ts';
import { AddPicture, FilesPlace } from './add-picture.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { PrintedOption } from './picture-areas.tsx';
import { PictureTile } from './picture-tile.tsx';
import { type PictureColour, type PictureValue, type Removed, removedOf, withNew } from './picture-value.ts';
import { RemovedPictures } from './removed-pictures.tsx';
import { withRetry } from './send-file.ts';
import { Sendings } from './sending-row.tsx';
import { useDraggedOrder } from '../drag-sort/use-dragged-order.ts';
import { useUploads } from './use-uploads.ts';
import './pictures.css';
import './picture-list.css';

/** The ratio of product pictures, which are square. */
const square = 1;

interface PicturesFieldProps {
  /** The id of the element that receives the focus on errors. */
  id: string;
  value: readonly PictureValue[];
  /** The stored pictures. Removed ones can be restored until the product is saved. */
  saved: readonly PictureValue[];
  onChange: (value: PictureValue[]) => void;
  /** Called when uploads start and when all have finished. */
  onSending: (isSending: boolean) => void;
  /** The colors that a picture can show. */
  colours: readonly PictureColour[];
  /** The product’s options, which may be printed in areas of its pictures. */
  options: readonly PrintedOption[];
  /** Whether it is read-only. */
  isLocked?: boolean;
}

/**
 * The pictures of a product: dropped, pasted, chosen or taken, uploaded with progress, cropped square, sorted,
 * described. The form owns the list and saves it as the product's field `pictures`.
 */
export function PicturesField({
  id,
  value,
  saved,
  onChange,
  onSending,
  colours,
  options,
  isLocked,
}: PicturesFieldProps) {
  const t = useLabels(officePicturesLabels);
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [mine, setMine] = useState<readonly Removed[]>([]);
  const [crop, setCrop] = useState<ReadonlySet<string>>(new Set());
  const turns = useRef(new Map<string, number>());
  // Several pictures may arrive before the form has rendered the first one.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const change = (by: (all: readonly PictureValue[]) => PictureValue[]) => {
    const after = by(latest.current);
    latest.current = after;
    onChange(after);
  };
  const order = useDraggedOrder(value.length, (from, to) => change((all) => moved(all, from, to)));
  const { sendings, add, forget, retry } = useUploads({
    use: 'product',
    onSending,
    onSent: async ({ upload, key, hears }) => {
      const wish = { use: 'product' as const, source: { upload }, ratio: square };
      const { path } = await withRetry(() => callOffice(createRenditions, wish, hears.signal), hears);
      turns.current.set(path, key);
      change((all) => withNew(all, path, (each) => turns.current.get(each)));
    },
  });
  // The pressed element disappears, so the focus moves to its replacement.
  const navigate = useRef<string | null>(null);
  useEffect(() => {
    if (navigate.current === null) return;
    place.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(navigate.current)}"]`)?.focus();
    navigate.current = null;
  });
  const remove = (picture: PictureValue) => {
    const at = value.indexOf(picture);
    setMine((all) => [...all.filter((each) => each.picture.path !== picture.path), { picture, at }]);
    change((all) => all.filter(({ path }) => path !== picture.path));
    navigate.current = picture.path;
    setOpen(null);
  };
  const putBack = ({ picture, at }: Removed) => {
    setMine((all) => all.filter((each) => each.picture.path !== picture.path));
    change((all) => [...all.slice(0, at), picture, ...all.slice(at)]);
    navigate.current = picture.path;
  };
  const shown = value.findIndex(({ path }) => path === open);
  const { listRef, dragged, said: announced, move } = order;
  return (
    <FilesPlace onFiles={add} className="pictures" id={id} ref={place} isOff={isLocked}>
      <ul className="pic-list" ref={listRef} role="list" aria-label={t('pictures')}>
        {value.map((picture, at) => (
          <PictureTile
            key={picture.path}
            picture={picture}
            all={value}
            at={at}
            colour={colours.find((each) => each.id === picture.colourId)}
            isHeld={at === dragged}
            isLocked={isLocked}
            order={order}
            onOpen={() => setOpen(picture.path)}
          />
        ))}
        {!isLocked && (
          <li className="pic-add">
            <AddPicture label={t('add')} isMany onFiles={add} />
            <small className="not-touch">{t('drop')}</small>
          </li>
        )}
      </ul>
      <Sendings sendings={sendings} onForget={forget} onRetry={retry} />
      <RemovedPictures removed={removedOf(saved, mine, value, crop)} onPutBack={putBack} />
      <output className="vh">
        {announced !== null && t('moved', { n: announced + 1, total: value.length })}
      </output>
      <PictureDialog
        picture={value[shown] ?? null}
        at={shown}
        total={value.length}
        colours={colours}
        ratio={square}
        options={options}
        onCopyAreas={(areas) => {
          const view = value[shown]?.view;
          change((all) => all.map((each) => (each.view === view ? { ...each, areas } : each)));
        }}
        onChange={(part) =>
          change((all) => all.map((each) => (each.path === open ? { ...each, ...part } : each)))
        }
        onCut={(before, path) => {
          setCrop((all) => new Set([...all, before]));
          setOpen(path);
        }}
        onMove={(to) => void move(shown, to)}
        onRemove={remove}
        onClose={() => {
          navigate.current = open;
          setOpen(null);
        }}
      />
    </FilesPlace>
  );
}
