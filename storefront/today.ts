import { dateText } from '#rules/date-text.ts';

/** The day it is for the shop, yyyy-mm-dd. */
export const today = (): string => dateText(new Date().toISOString()).split('-').toReversed().join('-');
