import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, id } from '../office-types.ts';
import { mailRhythm, staffOfScreen, viewScreen } from './view-types.ts';

export const setViewMail = operation({
  name: 'SET_VIEW_MAIL',
  path: 'views/set-view-mail',
  summary:
    'Emails a saved view of the reports to the caller, on Mondays or on the first day of the month; null ends it.',
  source: 'docs/internals/office.md',
  caller: staffOfScreen,
  request: z.object({ screen: viewScreen, id, every: mailRhythm.nullable() }),
  response: emptyObject,
});
