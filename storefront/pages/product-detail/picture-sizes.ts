/**
 * The displayed widths of the gallery's pictures. The first is large; on wide windows the others are two per
 * row.
 */
export const pictureSizes = {
  first: '(min-width: 82rem) 47rem, (min-width: 64rem) 56vw, (min-width: 48rem) 47vw, 100vw',
  other: '(min-width: 82rem) 23rem, (min-width: 48rem) 24vw, 100vw',
} as const;
