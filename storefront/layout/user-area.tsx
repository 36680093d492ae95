import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { useUser } from '../state/user.ts';
import { opens } from './opens.ts';
import { useLogOut } from './use-log-out.ts';

/**
 * Login for a guest. For a customer: their first name, which opens the dialog, and Logout (specification §2).
 */
export function UserArea() {
  const { links, screen } = useShop();
  const { user } = useUser();
  const t = useLabels(megaMenuLabels);
  const logOut = useLogOut();
  if (!user) {
    return (
      <a
        className="bar-link user"
        href={links.login()}
        aria-current={screen === 'login' ? 'page' : undefined}
      >
        <Icon name="user" />
        <span>{t('lbl_mgmenu_login')}</span>
      </a>
    );
  }
  return (
    <>
      <button type="button" className="bar-link user" {...opens('user')}>
        <Icon name="user" />
        <bdi className="user-name">{user.FirstName || user.MobileNo}</bdi>
      </button>
      <button type="button" className="bar-link out" onClick={logOut}>
        <Icon name="log-out" flip />
        <span className="out-word">{t('lbl_mgmenu_logout')}</span>
      </button>
    </>
  );
}
