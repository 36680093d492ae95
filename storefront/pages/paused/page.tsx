import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { LostPage } from '#storefront/lost-page.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels } from '#storefront/shop-context.tsx';

/** Says that the shop is temporarily closed. */
function View() {
  const t = useLabels(sharedLabels);
  return (
    <LostPage icon="clock" heading={t('pausedHeading')}>
      {t('pausedText')}
    </LostPage>
  );
}

export default definePage<null>({ View });
