import { z } from 'zod';
import { reportComparisons, reportPeriods } from '../../../constants.ts';
import { reportNames } from '../../../reports/reports.ts';
import { language, text } from '../office-types.ts';

const day = z.iso.date();
export const days = z.object({ since: day, until: day });

/** Selects the rows of a report. `since` and `until` are the days of the period `custom`. */
export const reportFilter = {
  report: z.enum(reportNames),
  period: z.enum(reportPeriods).default('last30'),
  since: day.optional(),
  until: day.optional(),
  compare: z.enum(reportComparisons).default('before'),
  find: text(0, 100).default(''),
  /** A column, or `name`; '' for the default order. */
  sort: z.string().max(40).default(''),
  isBackwards: z.boolean().default(false),
  /** The language of names. */
  language,
};

/** A value of a column: a number, cents, a day or a text. */
export const value = z.union([z.number(), z.string()]).nullable();
/** Values by column. */
export const values = z.record(z.string(), value);
