/** Returns JSON without characters that PostgreSQL can't store. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed().replaceAll('\u0000', '\uFFFD') : each,
  );
