import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { NotFoundPage } from '#storefront/not-found-page.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels } from '#storefront/shop-context.tsx';

/** Says that the shop is temporarily closed. */
function View() {
  const t = useLabels(sharedLabels);
  return (
    <NotFoundPage icon="clock" heading={t('pausedHeading')}>
      {t('pausedText')}
    </NotFoundPage>
  );
}

export default definePage<null>({ View });
