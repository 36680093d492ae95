import { Fragment, type ReactNode } from 'react';

/** A text with parts of a page in its `{places}`. */
export const Filled = ({ text, places }: { text: string; places: Readonly<Record<string, ReactNode>> }) =>
  text
    .split(/\{(\w+)\}/u)
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text stay where they are
    .map((piece, at) => <Fragment key={at}>{at % 2 ? places[piece] : piece}</Fragment>);
