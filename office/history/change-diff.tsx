import type { ReactNode } from 'react';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { useLabels } from '../office-context.ts';
import './change-diff.css';

/** Shows the old value, struck through, and the new value. */
export function ChangeDiff({ was, is }: { was: ReactNode; is: ReactNode }) {
  const t = useLabels(officeHistoryLabels);
  return (
    <span className="was-is">
      {was !== '' && (
        <del>
          <span className="vh">{t('was')} </span>
          {was}
        </del>
      )}{' '}
      {is !== '' && (
        <ins>
          <span className="vh">{t('is')} </span>
          {is}
        </ins>
      )}
    </span>
  );
}
