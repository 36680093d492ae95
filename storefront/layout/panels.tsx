import { useStylesheet } from '#ui/load-styles.ts';
import { usePageData } from '#web/use-page-data.ts';
import { closePanel, usePanel } from '../state/panels.ts';
import styles from './panels.css?url';
import { PhoneMenu } from './phone-menu.tsx';
import { UserDialog } from './user-dialog.tsx';
import { WishlistPanel } from './wishlist-panel.tsx';

/** Loads a separate file, because it needs the cart code. */
const loadSlip = () => import('./added-slip.tsx');

/** The panels that open over any page, one at a time. */
export function Panels() {
  const isStyled = useStylesheet(styles);
  const slip = usePageData(loadSlip, usePanel() === 'added', closePanel);
  return (
    <>
      {isStyled && (
        <>
          <PhoneMenu />
          <WishlistPanel />
          <UserDialog />
        </>
      )}
      {slip && <slip.AddedSlip />}
    </>
  );
}
