import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';

/** A piece of an email in both forms: as text, and as HTML with all external input escaped. */
export interface Phrase {
  text: string;
  html: string;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns a text of the shop, or of the catalog in the email's language. */
export const plainPhrase = (text: string): Phrase => ({ text, html: escapeHtml(text) });

/** Formats email addresses and URLs: left to right, and wrapped when too long. */
export const address = (text: string): Phrase => ({
  text,
  html: `<bdi dir="ltr">${escapeHtml(text)}</bdi>`,
});

/** Formats numbers, amounts, phone numbers and codes: left to right and, being short, on one line. */
export const figure = (text: string): Phrase => ({
  text,
  html: `<bdi dir="ltr" style="white-space:nowrap;font-kerning:none">${escapeHtml(text)}</bdi>`,
});

/** Formats a riel amount, because most fonts draw its sign half as high as the digits. */
export const rielFigure = (riel: number): Phrase => {
  const text = formatRiel(riel);
  return {
    text,
    html: `<span dir="ltr" style="unicode-bidi:isolate;white-space:nowrap"><bdi style="font-kerning:none">${text.slice(0, -1)}</bdi><span style="font-size:1.35em;line-height:1">${text.slice(-1)}</span></span>`,
  };
};

/** Formats an amount in the currency in which it is paid: riel first, with dollars beside it. */
export const paidFigure = (cents: number, riel: number | null | undefined): Phrase =>
  typeof riel === 'number'
    ? join([rielFigure(riel), figure(`(${formatAmount(cents)})`)], ' ')
    : figure(formatAmount(cents));

/**
 * Formats dates, with their parts joined by style, because some mail programs show a box for a word joiner.
 */
export function unbroken(text: string): Phrase {
  const parts = text.split(' ').map((part) => part.replaceAll('\u2060', '').replaceAll('\u00A0', ' '));
  return {
    text: parts.join(' '),
    html: parts.map((part) => `<bdi style="white-space:nowrap">${escapeHtml(part)}</bdi>`).join(' '),
  };
}

/** Formats a name in any language, isolated from the surrounding text. */
export const named = (text: string): Phrase => ({ text, html: `<bdi>${escapeHtml(text)}</bdi>` });

/** Formats text that a person wrote, with its line breaks, in the direction of its first letter. */
export const written = (text: string): Phrase => ({
  text,
  html: `<span dir="auto" style="white-space:pre-line">${escapeHtml(text)}</span>`,
});

/** Fills the `{name}` placeholders of a text; a placeholder without a value stays as is. */
export function fill(label: string, values: Readonly<Record<string, Phrase>> = {}): Phrase {
  return join(
    label
      .split(/(\{\w+\})/u)
      .map((part) => (part.startsWith('{') && values[part.slice(1, -1)]) || plainPhrase(part)),
    '',
  );
}

/** Joins non-empty phrases. */
export function join(phrases: readonly Phrase[], separator: string): Phrase {
  const some = phrases.filter(({ text }) => text !== '');
  return {
    text: some.map(({ text }) => text).join(separator),
    html: some.map(({ html }) => html).join(escapeHtml(separator)),
  };
}
