import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { otherLanguage } from '#contract/languages.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { CartLink } from './cart-link.tsx';
import './header.css';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { opens } from './opens.ts';
import { SearchButton } from './search-box.tsx';
import { TopHeader } from './top-header.tsx';
import { UserArea } from './user-area.tsx';
import { useScrolled } from './use-scrolled.ts';

/**
 * The top line and the main bar, which sticks when the page is scrolled. Phones show only the bar, with the
 * menu behind its first button.
 */
export function Header() {
  const { lang, links, screen } = useShop();
  const t = useLabels(navbarLabels);
  const menu = useLabels(megaMenuLabels);
  const { threshold, bar } = useScrolled();
  return (
    <>
      <span className="scroll-mark" ref={threshold} aria-hidden="true" />
      <span className="bar-mark" ref={bar} aria-hidden="true" />
      <header className="site-head">
        <TopHeader />
        <div className="bar">
          <div className="wrap">
            <IconButton icon="menu" label={t('menu')} className="burger needs-script" {...opens('menu')} />
            <Logo />
            <nav className="bar-nav" aria-label={t('main')}>
              <ul className="row-list">
                <li>
                  <a href={links.home()} aria-current={screen === 'home' ? 'page' : undefined}>
                    {menu('lbl_mgmenu_home')}
                  </a>
                </li>
                <li>
                  <a href={links.allProducts()} aria-current={screen === 'allProducts' ? 'page' : undefined}>
                    {menu('lbl_mgmenu_products')}
                  </a>
                </li>
                <li>
                  <MegaMenu />
                </li>
              </ul>
            </nav>
            <SearchButton />
            <div className="bar-end">
              <LanguageLink to={otherLanguage(lang)} className="bar-link lang-phone" />
              <UserArea />
              <CartLink />
            </div>
          </div>
        </div>
      </header>
    </>
  );
}
