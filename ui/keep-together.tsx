import { Fragment } from 'react';

const hasKhmer = /[\u1780-\u17FF]/u;

/**
 * A text whose lines break only at its spaces: Khmer has none between words, and browsers would break lines within
 * names, too. Parts longer than a line still break. They are in a span with the direction of Khmer.
 */
export const KeepTogether = ({ text }: { text: string }) =>
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
