import type { Story } from '#rules/story.ts';
import type { StoryText } from '#rules/story-text.ts';
import type { Phrase } from './phrase.ts';

/** An email as its author composes it. page-text.ts and page-html.ts render its two forms. */
export interface MailPage {
  subject: string;
  heading: Phrase;
  /** The preview text in lists of emails. */
  preview: string;
  /** The text message version, if the heading alone doesn't say what happened. */
  brief?: string;
  blocks: readonly Block[];
  /** Whether the email is for the shop itself, whose footer invites no questions. */
  toShop?: boolean;
  /** The reply address. Default: the shop's. */
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
  /** What happens next with the order: its sentences, and which step of how many it is at. */
  | { kind: 'story'; story: Story; text: StoryText; step: Phrase }
  | { kind: 'box'; title: Phrase; lines: readonly Phrase[] }
  | { kind: 'fields'; rows: readonly { name: Phrase; value: Phrase }[] };

export interface Item {
  name: Phrase;
  /** The full URL. Optional. */
  picture?: string;
  details: readonly Phrase[];
  /** The amount; null if the row has none. */
  amount: Phrase | null;
}

export interface Sum {
  name: Phrase;
  amount: Phrase;
  /** A smaller line below the name. */
  note?: Phrase;
  /** `paid`: the total, with a note that it is paid. */
  tone: 'plain' | 'saving' | 'total' | 'paid';
}

export const paragraph = (phrase: Phrase): Block => ({ kind: 'paragraph', phrase });
export const softParagraph = (phrase: Phrase): Block => ({ kind: 'paragraph', phrase, isSoft: true });

/** Creates a simple email, whose first sentence is the preview text. */
export const textMail = (heading: Phrase, text: Phrase, more: readonly Block[] = []): MailPage => ({
  subject: heading.text,
  heading,
  preview: text.text,
  blocks: [paragraph(text), ...more],
});
