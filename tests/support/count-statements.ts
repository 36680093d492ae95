import type { Database } from '#database/schema.ts';

/** Returns a database like this one that counts its statements. */
export function countStatements(db: Database): { counted: Database; statements: () => number } {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { counted, statements: () => count };
}
