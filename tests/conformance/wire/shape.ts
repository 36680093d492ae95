/** The types of each key of an answer, by its path (`[].ProductId`); `?` if some objects don't have it. */
export type Shape = ReadonlyMap<string, string>;

const kindOf = (value: unknown): string => {
  if (value === null) return 'z';
  return Array.isArray(value) ? 'a' : (typeof value).charAt(0);
};

export function shapeOf(answer: unknown): Shape {
  const found = new Map<string, { kinds: Set<string>; times: number; parent: string }>();
  const look = (value: unknown, path: string, parent: string) => {
    const at = found.get(path) ?? { kinds: new Set(), times: 0, parent };
    found.set(path, at);
    at.kinds.add(kindOf(value));
    at.times += 1;
    if (Array.isArray(value)) for (const each of value) look(each, `${path}[]`, '');
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) look(each, `${path}.${key}`, path);
  };
  look(answer, '', '');
  return new Map(
    [...found].map(([path, { kinds, times, parent }]) => {
      const isOptional = !path.endsWith(']') && path !== '' && times < found.get(parent)!.times;
      return [path, [...kinds].toSorted().join('') + (isOptional ? '?' : '')];
    }),
  );
}

/** Returns the keys and types of an answer that a later one has lost. New keys are allowed. */
export function lostOf(before: Shape, now: Shape): string[] {
  return [...before].flatMap(([path, kinds]) => {
    const has = now.get(path);
    if (has === undefined) return [`${path} is gone`];
    if (has.endsWith('?') && !kinds.endsWith('?')) return [`${path} is not everywhere any more`];
    return [...has].every((kind) => kinds.includes(kind)) ? [] : [`${path} was ${kinds} and is ${has}`];
  });
}
