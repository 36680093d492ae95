import { truncateLengths } from '#contract/constants.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { Button } from '#ui/button.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { closePanel, openPanel, usePanel } from '../state/panels.ts';
import { useUser } from '../state/user.ts';
import type { MenuColumn } from '../shell-data/layout-data.ts';

/** All pages and categories, sliding in from the start side. For windows without room for the main bar's links. */
export function PhoneMenu() {
  const { chrome: layout, links } = useShop();
  const { loggedIn } = useUser();
  const panel = usePanel();
  const t = useLabels(navbarLabels);
  const menu = useLabels(megaMenuLabels);
  const top = useLabels(topHeaderLabels);
  const shared = useLabels(sharedLabels);
  const foot = loggedIn ? (
    <Button wide icon="user" aria-haspopup="dialog" onClick={() => openPanel('user')}>
      {t('account')}
    </Button>
  ) : (
    <Button wide icon="user" href={links.login()}>
      {menu('lbl_mgmenu_login')}
    </Button>
  );
  return (
    <Dialog
      open={panel === 'menu'}
      onClose={closePanel}
      side="start"
      title={t('menu')}
      closeLabel={shared('close')}
      foot={foot}
    >
      <nav className="menu-list" aria-label={t('allPages')}>
        <a href={links.home()}>{menu('lbl_mgmenu_home')}</a>
        <a href={links.allProducts()}>{menu('lbl_mgmenu_products')}</a>
        {layout.categories.map((column) => (
          <Column key={column.id} {...column} />
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => openPanel('wishlist')}>
          <span>{top('lbl_thead_wishlist')}</span>
          <Icon name="heart" />
        </button>
        {[...layout.topLinks, ...(layout.doors ?? [])].map(({ href, text }) => (
          <a key={href + text} href={href}>
            {text}
          </a>
        ))}
      </nav>
    </Dialog>
  );
}

function Column({ id, name, children }: MenuColumn) {
  const { links } = useShop();
  const t = useLabels(megaMenuLabels);
  return (
    <details name="menu-list">
      <summary>
        <TruncatedText text={name} length={truncateLengths.menuName} />
        <Icon name="chevron-down" />
      </summary>
      <ul className="plain">
        {children.map((child) => (
          <li key={child.id}>
            <a href={links.category(child.id, child.name)}>
              <TruncatedText text={child.name} length={truncateLengths.menuName} />
            </a>
          </li>
        ))}
        <li>
          <a className="menu-all" href={links.category(id, name)}>
            {t('allOf', { name })}
          </a>
        </li>
      </ul>
    </details>
  );
}
