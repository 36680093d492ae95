import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import type { CustomPageData } from './load.ts';

/** A page that the shop wrote itself, such as its terms. */
function View({ data: { title, body, bodyTag } }: { data: CustomPageData }) {
  return (
    <>
      <Breadcrumb items={[{ label: title }]} />
      <article className="wrap custom-page">
        <div className="page-head">
          <h1>{title}</h1>
        </div>
        {/* Not `SanitizedHtml`, which product pages would then load as a separate file. */}
        {/* oxlint-disable-next-line react/no-danger -- sanitized by the server (shop/custom-pages/queries.ts) */}
        <div className="prose" lang={bodyTag} dangerouslySetInnerHTML={{ __html: body }} />
      </article>
    </>
  );
}

export default definePage<CustomPageData>({ View });
