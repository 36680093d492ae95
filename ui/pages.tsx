import { Icon } from './icon.tsx';
import { Num } from './num.tsx';
import { pageWindow } from './page-window.ts';

interface PagesProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { nav: string; prev: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list. Renders no content if there is only one page. */
export function Pages({ page, pageCount, hrefOf, labels }: PagesProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="pages" aria-label={labels.nav}>
      <ul className="pages-list">
        {page > 1 && (
          <li>
            <a className="step" rel="prev" href={hrefOf(page - 1)}>
              <Icon name="arrow-left" flip />
              <span>{labels.prev}</span>
            </a>
          </li>
        )}
        {pageWindow(page, pageCount).map((each) => (
          <li key={each}>
            <a
              href={hrefOf(each)}
              aria-current={each === page ? 'page' : undefined}
              aria-label={labels.page(each)}
            >
              <Num>{each}</Num>
            </a>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a className="step" rel="next" href={hrefOf(page + 1)}>
              <span>{labels.next}</span>
              <Icon name="arrow-right" flip />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
