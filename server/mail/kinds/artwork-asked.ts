import type { ArtworkAsked } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { seeOrder } from '../order-links.ts';
import { figure, named } from '../phrase.ts';

/** Builds the email to the customer: an order waits for a file or text to print. */
export function artworkAsked(order: ArtworkAsked, mail: MailTexts): MailPage {
  const heading = mail.phrase(isRefused(order) ? 'artworkRefusedSubject' : 'artworkAskedSubject', {
    number: figure(order.number),
  });
  const { text } = mail.phrase(isRefused(order) ? 'artworkRefused' : 'artworkAsked');
  const request = missingArtwork(order, mail);
  return {
    subject: heading.text,
    heading,
    preview: text,
    blocks: request.length > 0 ? [...request, seeOrder(order, mail, 'link')] : [seeOrder(order, mail)],
  };
}

const isRefused = ({ missing = [] }: Pick<ArtworkAsked, 'missing'>) => missing.some((each) => each.isRefused);

/** Says what an order still lacks for printing, with the link to where it is sent. Empty if it lacks nothing. */
export function missingArtwork(
  { missing = [], jobPath }: Pick<ArtworkAsked, 'missing' | 'jobPath'>,
  { phrase, pair, site }: MailTexts,
): Block[] {
  if (missing.length === 0 || jobPath === undefined) return [];
  const lines = missing.map(({ item, print }) => pair(named(item), named(print)));
  return [
    { kind: 'box', title: phrase('artworkMissing'), lines },
    ...(isRefused({ missing }) ? [paragraph(phrase('artworkRefused'))] : []),
    paragraph(phrase('artworkAsked')),
    { kind: 'button', label: phrase('sendArtwork'), url: site(`${jobPath}#j-prints`) },
  ];
}
