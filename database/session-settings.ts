/**
 * The settings of every session of the shop, as `pg_settings` shows them. They don’t depend on the server’s defaults,
 * which differ between versions, hosting companies and roles: an order must not be slow or wrong because of them.
 */
export const sessionSettings = {
  // Carts and orders run many short statements, for which compiling costs far more than it saves.
  jit: 'off',
  // One process renders a page while others render other pages.
  max_parallel_workers_per_gather: '0',
  // On SSDs, random access is as fast as sequential access.
  random_page_cost: '1.1',
  /** In kB. */
  work_mem: '16384',
  // Texts that the driver parses.
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  // Rules lock rows; they aren’t written for serialization failures.
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  // In ms. Statements have their own timeouts; 0 is no limit.
  lock_timeout: '0',
  idle_session_timeout: '0',
  idle_in_transaction_session_timeout: '0',
} as const;
