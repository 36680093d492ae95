import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';

/** A piece of a mail in both of its forms: as text, and as HTML where everything that came from outside is escaped. */
export interface Phrase {
  text: string;
  html: string;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** Words of the shop, or of the catalogue in the mail's language. */
export const words = (text: string): Phrase => ({ text, html: escapeHtml(text) });

/** Addresses of mails and pages: kept left to right, and broken where they are too long. */
export const address = (text: string): Phrase => ({
  text,
  html: `<bdi dir="ltr">${escapeHtml(text)}</bdi>`,
});

/** Numbers, amounts, phones, codes: kept left to right and, being short, on one line. */
export const figure = (text: string): Phrase => ({
  text,
  html: `<bdi dir="ltr" style="white-space:nowrap;font-kerning:none">${escapeHtml(text)}</bdi>`,
});

/** The same of riel, whose sign is half as high as the figures in most faces. */
export const rielFigure = (riel: number): Phrase => {
  const text = rielText(riel);
  return {
    text,
    html: `<span dir="ltr" style="unicode-bidi:isolate;white-space:nowrap"><bdi style="font-kerning:none">${text.slice(0, -1)}</bdi><span style="font-size:1.35em;line-height:1">${text.slice(-1)}</span></span>`,
  };
};

/** An amount in the money it is paid in: riel first, and dollars beside them. */
export const paidFigure = (cents: number, riel: number | null | undefined): Phrase =>
  typeof riel === 'number'
    ? join([rielFigure(riel), figure(`(${amountText(cents)})`)], ' ')
    : figure(amountText(cents));

/** Days, whose parts are held together by style: some readers of mail show a box for a sign that holds words together. */
export function unbroken(text: string): Phrase {
  const parts = text.split(' ').map((part) => part.replaceAll('\u2060', '').replaceAll('\u00A0', ' '));
  return {
    text: parts.join(' '),
    html: parts.map((part) => `<bdi style="white-space:nowrap">${escapeHtml(part)}</bdi>`).join(' '),
  };
}

/** A name in whatever language it is, isolated from what stands around it. */
export const named = (text: string): Phrase => ({ text, html: `<bdi>${escapeHtml(text)}</bdi>` });

/** What a person wrote, with their lines, in the direction of its own first letter. */
export const written = (text: string): Phrase => ({
  text,
  html: `<span dir="auto" style="white-space:pre-line">${escapeHtml(text)}</span>`,
});

/** Fills the `{name}` places of a label; a place without a value stays as it is written. */
export function fill(label: string, values: Readonly<Record<string, Phrase>> = {}): Phrase {
  return join(
    label.split(/(\{\w+\})/u).map((part) => values[part.slice(1, -1)] ?? words(part)),
    '',
  );
}

/** Joins what is not empty. */
export function join(phrases: readonly Phrase[], separator: string): Phrase {
  const some = phrases.filter(({ text }) => text !== '');
  return {
    text: some.map(({ text }) => text).join(separator),
    html: some.map(({ html }) => html).join(escapeHtml(separator)),
  };
}
