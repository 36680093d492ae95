import type { Answer } from '#contract/operation.ts';
import type { getToday } from '#contract/operations/office/today/get-today.ts';

/** The start screen's data, as the call returns it. */
export type Today = Answer<typeof getToday>;
export type SalesReport = NonNullable<Today['takings']>;
export type Alarm = NonNullable<Today['alarms']>['latest'][number];
