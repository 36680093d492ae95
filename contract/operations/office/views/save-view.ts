import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { attemptKey, id } from '../office-types.ts';
import { staffOfScreen, viewName, viewQuery, viewScreen } from './view-types.ts';

export const saveView = operation({
  name: 'SAVE_VIEW',
  path: 'views/save-view',
  summary:
    'Saves the current view of a table under a name, for the caller or for everyone with access to the screen. The same `key` is the same view.',
  source: 'docs/internals/office.md',
  caller: staffOfScreen,
  request: z.object({
    screen: viewScreen,
    key: attemptKey,
    name: viewName,
    query: viewQuery,
    isShared: z.boolean(),
  }),
  response: z.object({ id }),
});
