export interface LabelChoices {
  find: string;
  screen: string;
  onlyOwn: boolean;
}

/** What is asked for in the address; what is longer than the shop takes is cut. */
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
