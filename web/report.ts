/**
 * Logs one of our own errors; the visitor sees the built-in values instead (specification §8, silent
 * failures).
 */
export type Report = (error: unknown, what: string) => void;
