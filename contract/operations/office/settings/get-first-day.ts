import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { language } from '../office-types.ts';

/** What a shop needs to sell, in the recommended order; then what keeps it safe. */
export const setupSteps = [
  'contact',
  'logo',
  'delivery',
  'pay',
  'riel',
  'product',
  'mail',
  'factors',
  'backups',
] as const;
export const firstDayStep = z.enum(setupSteps);

export const getSetupGuide = operation({
  name: 'GET_FIRST_DAY',
  path: 'settings/get-first-day',
  summary:
    'Returns the steps that remain before the shop can sell, determined from its data. `code` is a key of the labels `officeFirstDayLabels`, `values` are its placeholders.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'settings.write' },
  request: z.object({ language }),
  response: z.object({
    steps: z.array(
      z.object({
        step: firstDayStep,
        isDone: z.boolean(),
        code: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
        /** The shop settings that are empty. */
        lacks: z.array(z.string()),
      }),
    ),
  }),
});
