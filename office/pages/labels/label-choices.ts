export interface LabelChoices {
  find: string;
  screen: string;
  onlyOwn: boolean;
}

/** Parses the filters from the URL. Text beyond the limit is truncated. */
export const choicesOf = (query: URLSearchParams): LabelChoices => ({
  find: (query.get('find') ?? '').slice(0, 100),
  screen: (query.get('screen') ?? '').slice(0, 60),
  onlyOwn: query.get('own') === 'yes',
});

export function addressOf(path: string, { find, screen, onlyOwn }: LabelChoices): string {
  const query = new URLSearchParams({
    ...(find && { find }),
    ...(screen && { screen }),
    ...(onlyOwn && { own: 'yes' }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
