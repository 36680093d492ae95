/** The part of pino the database's code speaks to. */
export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A statement that was run: its text, without values. */
export interface SeenQuery {
  sql: string;
  milliseconds: number;
  failed: boolean;
}
