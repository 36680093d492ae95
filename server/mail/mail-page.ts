import type { Phrase } from './phrase.ts';

/** A mail as its writer puts it together; page-text.ts and page-html.ts give it its two forms. */
export interface MailPage {
  subject: string;
  heading: Phrase;
  /** What lists of mails show beside the subject. */
  preview: string;
  /** What a phone gets, where the heading alone does not say what happened. */
  brief?: string;
  blocks: readonly Block[];
  /** Whether the foot asks for questions: not where the shop writes to itself. */
  toShop?: boolean;
  /** Where an answer goes; without it to the shop. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
}

export type Block =
  | { kind: 'paragraph'; phrase: Phrase; isSoft?: boolean }
  | { kind: 'button'; label: Phrase; url: string }
  | { kind: 'link'; label: Phrase; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'items'; title?: Phrase; rows: readonly Item[] }
  | { kind: 'sums'; rows: readonly Sum[] }
  /** A line of its own that is to be seen first. */
  | { kind: 'promise'; title: Phrase }
  | { kind: 'box'; title: Phrase; lines: readonly Phrase[] }
  | { kind: 'fields'; rows: readonly { name: Phrase; value: Phrase }[] };

export interface Item {
  name: Phrase;
  /** Its full address; left out: none. */
  picture?: string;
  details: readonly Phrase[];
  /** null: the row has no amount. */
  amount: Phrase | null;
}

export interface Sum {
  name: Phrase;
  amount: Phrase;
  /** A smaller line below the name. */
  note?: Phrase;
  /** `paid`: the total, and the note says that it is paid. */
  tone: 'plain' | 'saving' | 'total' | 'paid';
}

export const paragraph = (phrase: Phrase): Block => ({ kind: 'paragraph', phrase });
export const softParagraph = (phrase: Phrase): Block => ({ kind: 'paragraph', phrase, isSoft: true });

/** The plain mail: its first sentence is what lists of mails show. */
export const textMail = (heading: Phrase, text: Phrase, more: readonly Block[] = []): MailPage => ({
  subject: heading.text,
  heading,
  preview: text.text,
  blocks: [paragraph(text), ...more],
});
