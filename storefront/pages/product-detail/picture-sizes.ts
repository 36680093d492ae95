/** How wide the pictures of the gallery are shown: the first one large, all others two a row on wide windows. */
export const pictureSizes = {
  first: '(min-width: 82rem) 47rem, (min-width: 64rem) 56vw, 100vw',
  other: '(min-width: 82rem) 23rem, (min-width: 48rem) 48vw, 100vw',
} as const;
