import { held } from './no-break-text.tsx';

const outsideTags = new RegExp(`${held.source}(?=[^<>]*(?:<|$))`, 'giu');

interface SanitizedHtmlProps {
  /** HTML sanitized by the server on write and on read: no script, no style, no external picture. */
  html: string;
  className: string;
}

/**
 * HTML of the shop's own texts, in which no line ends within a word like 'T-shirt', as in `Unbroken`. This is
 * the only component that inserts markup into a page.
 */
export function SanitizedHtml({ html, className }: SanitizedHtmlProps) {
  const whole = html.replaceAll(outsideTags, '<span class="unbroken">$1</span>');
  // oxlint-disable-next-line react/no-danger -- sanitised by the server (shop/catalogue/description-html.ts)
  return <div className={className} dangerouslySetInnerHTML={{ __html: whole }} />;
}
