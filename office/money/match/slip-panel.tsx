import { useEffect, useRef, useState } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useScreenShortcut } from '#office/screen-keys.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Transfer } from './transfer.ts';

/** Zoom factors of the initial width. */
const sizes = [1, 1.5, 2, 3];

/**
 * The payment slips, one enlarged, newest first. Buttons and keys (`L`, `S`, `R`) zoom and rotate it. A slip never
 * counts as proof of payment.
 */
export function SlipPanel({ transfer: { pictures } }: { transfer: Transfer }) {
  const t = useLabels(officeMoneyLabels);
  const when = useDateTimes();
  const [at, setAt] = useState(pictures.length - 1);
  const [size, setSize] = useState(0);
  const [turns, setTurns] = useState(0);
  const resize = (by: number) => setSize((now) => Math.min(sizes.length - 1, Math.max(0, now + by)));
  const turn = () => setTurns((now) => (now + 1) % 4);
  useScreenShortcut('l', t('larger'), () => resize(1), true);
  useScreenShortcut('s', t('smaller'), () => resize(-1), true);
  useScreenShortcut('r', t('turn'), turn, true);
  const shape = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The security policy blocks style attributes.
    shape.current?.style.setProperty('--size', String(sizes[size]));
    shape.current?.style.setProperty('--turn', `${turns * 90}deg`);
  }, [size, turns]);
  const slip = pictures[Math.min(at, pictures.length - 1)];
  if (!slip)
    return (
      <div className="slip-panel is-empty">
        <p className="soft">{t('noSlip')}</p>
      </div>
    );
  const look = (to: number) => {
    setAt(to);
    setTurns(0);
    setSize(0);
  };
  const announced = { n: at + 1, all: pictures.length, when: when(slip.addedAt) };
  return (
    <section className="slip-panel" aria-label={t('slipPicture')}>
      <div className="slip-head">
        <p>{t('slipOf', announced)}</p>
        {pictures.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('before')}
              disabled={at === 0}
              onClick={() => look(at - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={t('after')}
              disabled={at === pictures.length - 1}
              onClick={() => look(at + 1)}
            />
          </>
        )}
        <button className="icon-btn" type="button" aria-label={t('turn')} title={t('turn')} onClick={turn}>
          <OfficeIcon name="rotate-cw" />
        </button>
        <IconButton
          icon="minus"
          label={t('smaller')}
          aria-disabled={size === 0 || undefined}
          onClick={() => resize(-1)}
        />
        <IconButton
          icon="zoom-in"
          label={t('larger')}
          aria-disabled={size === sizes.length - 1 || undefined}
          onClick={() => resize(1)}
        />
      </div>
      {slip.refusedAt !== null && <Note>{t('slipRefused')}</Note>}
      {/* Focusable, so that the keyboard can scroll an enlarged slip. */}
      <section className="slip-frame" aria-label={t('slipOf', announced)} tabIndex={0}>
        <div className={turns % 2 === 1 ? 'slip-shape is-across' : 'slip-shape'} ref={shape}>
          <img
            className="slip"
            src={`/office/files/slips/${slip.id}`}
            alt={t('slipPicture')}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight, parentElement } }) =>
              parentElement?.style.setProperty('--ratio', String(naturalWidth / Math.max(1, naturalHeight)))
            }
          />
        </div>
      </section>
    </section>
  );
}
