import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './breadcrumb.css';

interface Crumb {
  label: string;
  /** The link; undefined for the current page. */
  href?: string;
}

/** The breadcrumb below the header: home, the pages between, the current page (specification §2). */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { links } = useShop();
  const t = useLabels(sharedLabels);
  return (
    <nav className="crumbs" aria-label={t('youAreHere')}>
      <ol className="wrap">
        <li>
          <a href={links.home()}>{t('titleHome')}</a>
        </li>
        {items.map(({ label, href }) => (
          <li key={label}>
            <Icon name="chevron-right" flip />
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
