import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { Icon } from '#ui/icon.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { useUser } from '../state/user.ts';
import { opens } from './opens.ts';
import { searchBoxId } from './search-box.tsx';
import './bottom-nav.css';

/** The main links within thumb reach on phones. Hidden if the page has its own action bar. */
export const BottomNav = cacheMarkup(Bar);

function Bar() {
  const { links, screen } = useShop();
  const { loggedIn } = useUser();
  const t = useLabels(navbarLabels);
  const menu = useLabels(megaMenuLabels);
  return (
    <nav className="thumb" aria-label={t('bottomBar')}>
      <ul className="thumb-list">
        <li>
          <a href={links.home()} aria-current={screen === 'home' ? 'page' : undefined}>
            <Icon name="house" />
            <span>{menu('lbl_mgmenu_home')}</span>
          </a>
        </li>
        <li className="needs-script">
          <button type="button" {...opens('menu')}>
            <Icon name="layout-grid" />
            <span>{menu('lbl_mgmenu_category')}</span>
          </button>
        </li>
        <li>
          <button type="button" popoverTarget={searchBoxId}>
            <Icon name="search" />
            <span>{t('search')}</span>
          </button>
        </li>
        <li className="needs-script">
          <button type="button" {...opens('wishlist')}>
            <Icon name="heart" />
            <span>{t('wishlistShort')}</span>
          </button>
        </li>
        <li>
          {loggedIn ? (
            <button type="button" {...opens('user')}>
              <Icon name="user" />
              <span>{t('account')}</span>
            </button>
          ) : (
            <a href={links.login()} aria-current={screen === 'login' ? 'page' : undefined}>
              <Icon name="user" />
              <span>{t('account')}</span>
            </a>
          )}
        </li>
        <li>
          <a href={links.contactUs()} aria-current={screen === 'contactUs' ? 'page' : undefined}>
            <Icon name="message-circle" />
            <span>{t('chatShort')}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
