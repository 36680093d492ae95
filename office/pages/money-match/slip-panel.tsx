import { useState } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Transfer } from './transfer.ts';

/** The slips, one large, the newest first; never read as truth. */
export function SlipPanel({ transfer: { pictures } }: { transfer: Transfer }) {
  const t = useLabels(officeMoneyLabels);
  const when = useMoments();
  const [at, setAt] = useState(pictures.length - 1);
  const slip = pictures[Math.min(at, pictures.length - 1)];
  if (!slip)
    return (
      <div className="slip-panel is-empty">
        <p className="soft">{t('noSlip')}</p>
      </div>
    );
  const said = { n: at + 1, all: pictures.length, when: when(slip.addedAt) };
  return (
    <section className="slip-panel" aria-label={t('slipPicture')}>
      <div className="slip-head">
        <p>{t('slipOf', said)}</p>
        {pictures.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('before')}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={t('after')}
              disabled={at === pictures.length - 1}
              onClick={() => setAt(at + 1)}
            />
          </>
        )}
      </div>
      {slip.refusedAt !== null && <Note>{t('slipRefused')}</Note>}
      <a href={`/office/files/slips/${slip.id}`} target="_blank" rel="noreferrer" title={t('slipLarge')}>
        <img className="slip" src={`/office/files/slips/${slip.id}`} alt={t('slipPicture')} />
      </a>
    </section>
  );
}
