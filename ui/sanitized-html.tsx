interface SanitizedHtmlProps {
  /** Cleaned by the server on write and on read: no script, no style, no foreign picture. */
  html: string;
  className: string;
}

/** HTML of the shop's own texts. The one place that puts markup into a page. */
export function SanitizedHtml({ html, className }: SanitizedHtmlProps) {
  // oxlint-disable-next-line react/no-danger -- sanitised by the server (shop/catalogue/description-html.ts)
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
