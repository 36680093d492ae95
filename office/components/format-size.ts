/** Formats bytes: '812 kB', '19.4 MB', '41 GB'. */
export function formatSize(bytes: number): string {
  const [size, unit] =
    bytes >= 1024 ** 3
      ? ([bytes / 1024 ** 3, 'GB'] as const)
      : bytes >= 1024 ** 2
        ? ([bytes / 1024 ** 2, 'MB'] as const)
        : ([bytes / 1024, 'kB'] as const);
  const tenths = Math.round(size * 10) / 10;
  return `${tenths >= 100 ? Math.round(tenths) : tenths} ${unit}`;
}
