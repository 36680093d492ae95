import { useState } from 'react';
import { giftLabels } from '#contract/labels/storefront/gift.ts';
import { useStyles } from '#ui/load-styles.ts';
import { withLoading } from '#web/loading.ts';
import { useLoaded } from '#web/use-loaded.ts';
import { useLabels } from '../shop-context.tsx';
import { KeptFold } from './kept-fold.tsx';
import { giftToOrder } from './kept-gift.ts';
import styles from './kept-parts.css?url';

const loadFields = () => withLoading(import('./gift-fields.tsx'));

/** The order as a gift: opened by who wants that, and open for who has asked for something already. */
export function GiftBlock({ user }: { user: number }) {
  const t = useLabels(giftLabels);
  const styled = useStyles(styles);
  const [wished] = useState(() => giftToOrder(user).Gift !== undefined);
  const [opened, setOpened] = useState(wished);
  const fields = useLoaded(loadFields, opened, () => setOpened(false));
  if (!styled) return null;
  return (
    <KeptFold icon="gift" title={t('title')} open={wished} onOpen={() => setOpened(true)}>
      {fields && <fields.GiftFields user={user} />}
    </KeptFold>
  );
}
