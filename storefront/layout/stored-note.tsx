import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './stored-note.css';

/**
 * A note that the shop is unreachable and the content may be outdated. Hidden until the document is marked as
 * cached (offline/). It is a link, because it must work without scripts as well.
 */
export function StoredNote() {
  const { address } = useShop();
  const t = useLabels(sharedLabels);
  return (
    <output className="stored-note">
      <Icon name="wifi-off" />
      <span>{t('storedPage')}</span>
      <a href={address}>{t('tryAgain')}</a>
    </output>
  );
}
