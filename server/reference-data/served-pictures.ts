/** Fields that contain pictures, in all types of content. */
const pictureFields = new Set([
  'picture',
  'phonePicture',
  'qrPicture',
  'giftWrappingPicture',
  'logo',
  'logoWhite',
  'mark',
]);

export const picturesIn = (value: unknown, field = ''): string[] => {
  if (typeof value === 'string') return pictureFields.has(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => picturesIn(each, name));
};

/** Returns the value with each picture replaced by the path that serves it, now or after the import. */
export async function servedPictures(
  value: unknown,
  pathOf: (field: string, named: string) => Promise<string> | string,
  field = '',
): Promise<unknown> {
  if (typeof value === 'string')
    return value !== '' && pictureFields.has(field) ? pathOf(field, value) : value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => servedPictures(each, pathOf)));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([name, each]) => [
    name,
    await servedPictures(each, pathOf, name),
  ]);
  return Object.fromEntries(await Promise.all(fields)) as unknown;
}
