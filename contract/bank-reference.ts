/** Whether a bank's reference contains a letter or digit. Otherwise it identifies nothing. */
export const namesSomething = (reference: string): boolean => /[\p{L}\p{N}]/u.test(reference);
