import { PhoneMenu } from './phone-menu.tsx';
import { UserDialog } from './user-dialog.tsx';
import { WishlistPanel } from './wishlist-panel.tsx';

/** What opens over any page; one at a time. */
export function Panels() {
  return (
    <>
      <PhoneMenu />
      <WishlistPanel />
      <UserDialog />
    </>
  );
}
