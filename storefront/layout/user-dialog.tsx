import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { userDialogLabels } from '#contract/labels/storefront/user-dialog.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { closePanel, usePanel } from '../state/panels.ts';
import { useUser } from '../state/user.ts';
import { useLogOut } from './use-log-out.ts';

/** Greets a customer by name and lists their actions (specification §2, user area). */
export function UserDialog() {
  const { links } = useShop();
  const { user, loggedIn } = useUser();
  const panel = usePanel();
  const t = useLabels(userDialogLabels);
  const menu = useLabels(megaMenuLabels);
  const shared = useLabels(sharedLabels);
  const logOut = useLogOut();
  // A customer who signed up by phone number has no name at first.
  const firstName = user?.FirstName || user?.MobileNo || '';
  const lastName = user?.LastName ?? '';
  return (
    <Dialog
      open={loggedIn && panel === 'user'}
      onClose={closePanel}
      title={t('greeting', { firstName, lastName })}
      closeLabel={shared('close')}
      foot={
        <Button kind="ghost" icon="log-out" onClick={logOut}>
          {menu('lbl_mgmenu_logout')}
        </Button>
      }
    >
      <p>{t('lbl_loginmodal_performaction')}</p>
      <nav className="user-choices" aria-label={t('title')}>
        <a href={links.updateProfile()}>
          <span>{t('lbl_loginmodal_profile')}</span>
          <Icon name="chevron-right" flip />
        </a>
        <a href={links.ordersHistory()}>
          <span>{t('lbl_loginmodal_orderhistory')}</span>
          <Icon name="chevron-right" flip />
        </a>
      </nav>
    </Dialog>
  );
}
