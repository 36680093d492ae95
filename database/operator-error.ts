/**
 * Something the person who starts the shop can put right: one line that says what is wrong and what to do, no stack.
 * The process ends with `exitCode`; nothing was damaged. Everything else that is thrown at start is a fault of ours.
 */
export class OperatorError extends Error {
  /** EX_CONFIG of sysexits.h: supervisors may use it to not try again at once. */
  static readonly exitCode = 78;
  override readonly name = 'OperatorError';
}
