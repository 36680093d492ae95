import { Fragment } from 'react';

const hasKhmer = /[\u1780-\u17FF]/u;

/**
 * A text whose lines end at its spaces alone: Khmer has none between words, and browsers end its lines within names too.
 * What is longer than a line still breaks. Its pieces stand in a span, whose direction is that of Khmer.
 */
export const WholeWords = ({ text }: { text: string }) =>
  hasKhmer.test(text) ? (
    <span>
      {text.split(' ').map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text stay where they are
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className="whole">{piece}</span>
        </Fragment>
      ))}
    </span>
  ) : (
    text
  );
