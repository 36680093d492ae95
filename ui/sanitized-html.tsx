import { held } from './no-break-text.tsx';

const outsideTags = new RegExp(`${held.source}(?=[^<>]*(?:<|$))`, 'giu');

/** Returns HTML in which no line ends within a word like 'T-shirt', as in `NoBreakText`. */
export const unbrokenHtml = (html: string): string =>
  html.replaceAll(outsideTags, '<span class="unbroken">$1</span>');

interface SanitizedHtmlProps {
  /** HTML sanitized by the server on write and on read: no script, no style, no external picture. */
  html: string;
  className: string;
}

/**
 * HTML of the shop's own texts. Only this component and the pages of the shop's own insert markup into a page.
 */
export function SanitizedHtml({ html, className }: SanitizedHtmlProps) {
  // oxlint-disable-next-line react/no-danger -- sanitised by the server (shop/catalogue/description-html.ts)
  return <div className={className} dangerouslySetInnerHTML={{ __html: unbrokenHtml(html) }} />;
}
