interface Placed {
  id: number | string;
  version: number;
  fields: Readonly<Record<string, unknown>>;
}

const apart = 10;

/** Returns the records whose `position` changes in this order. */
export const newPlaces = (ordered: readonly Placed[]) =>
  ordered
    .map(({ id, version, fields }, at) => ({ id, version, fields, position: (at + 1) * apart }))
    .filter(({ fields, position }) => fields['position'] !== position)
    .map(({ id, version, position }) => ({ id, version, fields: { position } }));
