import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './stored-note.css';

/** The shop is not reached, and what is shown may be old: unseen until the document is marked so (offline/). A link, for it must work without scripts as well. */
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
