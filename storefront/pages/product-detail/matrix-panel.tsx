import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { loadStyles } from '#ui/load-styles.ts';
import { withLoading } from '#web/loading.ts';
import { usePageData } from '#web/use-page-data.ts';
import type { Matrix } from './matrix.tsx';
import styles from './matrix.css?url';

/** Loads the fields when they first open. */
const loadMatrix = async () =>
  (await withLoading(Promise.all([import('./matrix.tsx'), loadStyles(styles)])))[0];

/** Opens and closes the fields for several colors and sizes. */
export function MatrixPanel(props: ComponentProps<typeof Matrix>) {
  const t = useLabels(matrixLabels);
  const { chosen, setCells } = props.choosing;
  const [isWanted, setIsWanted] = useState(false);
  const matrix = usePageData(loadMatrix, isWanted, () => setIsWanted(false));
  const open = useEffectEvent(() => setCells([]));
  const isReady = isWanted && matrix !== null;
  useEffect(() => {
    if (isReady) open();
  }, [isReady]);
  const isOpen = chosen.cells !== undefined;
  const toggle = () => {
    setIsWanted(!isOpen);
    if (isOpen) setCells();
  };
  return (
    <div className="buy-matrix needs-script">
      <div className="matrix-head">
        {isOpen && <b>{t('matrix')}</b>}
        <Button kind="quiet" small aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'oneKind' : 'matrix')}
        </Button>
      </div>
      {isOpen && matrix && <matrix.Matrix {...props} />}
    </div>
  );
}
