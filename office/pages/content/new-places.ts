interface Placed {
  id: number | string;
  version: number;
  fields: Readonly<Record<string, unknown>>;
}

const apart = 10;

/** Which records get another `position` when the one at `from` stands at `to`. */
export function newPlaces(records: readonly Placed[], from: number, to: number) {
  const held = records[from];
  if (!held) return [];
  return records
    .toSpliced(from, 1)
    .toSpliced(to, 0, held)
    .map(({ id, version, fields }, at) => ({ id, version, fields, position: (at + 1) * apart }))
    .filter(({ fields, position }) => fields['position'] !== position)
    .map(({ id, version, position }) => ({ id, version, fields: { position } }));
}
