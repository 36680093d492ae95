/** The displayed widths of the gallery's pictures: the first one large, the others two per row on wide windows. */
export const pictureSizes = {
  first: '(min-width: 82rem) 47rem, (min-width: 64rem) 56vw, 100vw',
  other: '(min-width: 82rem) 23rem, (min-width: 48rem) 48vw, 100vw',
} as const;
