import { CompiledQuery, type RootOperationNode } from 'kysely';
import type { Database } from '#database/schema.ts';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Returns all steps of a statement's query plan. */
export async function planOf(db: Database, { sql, parameters }: CompiledQuery): Promise<Plan[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
  );
  const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
  return stepsOf(rows[0]!['QUERY PLAN'][0].Plan);
}

/**
 * Returns the first statement of some work without running it, whatever the result.
 * @param answers the rows of the statements before it
 */
export async function firstStatement(
  db: Database,
  work: (db: Database) => Promise<unknown>,
  answers: readonly object[][] = [],
): Promise<CompiledQuery> {
  const statements: CompiledQuery[] = [];
  const executeQuery = async (compiled: CompiledQuery) => {
    statements.push(compiled);
    return { rows: answers[statements.length - 1] ?? [] };
  };
  const real = db.getExecutor();
  const executor = {
    transformQuery: (node: RootOperationNode) => real.transformQuery(node, { queryId: 'plan' }),
    compileQuery: (node: RootOperationNode) => real.compileQuery(node, { queryId: 'plan' }),
    executeQuery,
  };
  await work({ getExecutor: () => executor, executeQuery } as unknown as Database).catch(() => undefined);
  return statements[answers.length]!;
}
