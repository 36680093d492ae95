/** A person's initials, shown beside the name. */
export function Face({ name }: { name: string }) {
  const letters = name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter('km', { granularity: 'grapheme' }).segment(word)][0]?.segment ?? '')
    .join('');
  return (
    <span className="face" aria-hidden="true">
      {letters}
    </span>
  );
}
