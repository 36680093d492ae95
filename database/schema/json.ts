import type { ColumnType } from 'kysely';

/** A jsonb column, which is read as a value and written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
/** A jsonb column that has a default. */
export type JsonByDefault = ColumnType<unknown, string | undefined, string>;
