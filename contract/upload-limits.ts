/** Upload limits for staff in bytes: the whole file and each chunk. */
export const uploadLimits = {
  picture: 50_000_000,
  file: 100_000_000,
  piece: { least: 65_536, most: 1_048_576 },
} as const;
