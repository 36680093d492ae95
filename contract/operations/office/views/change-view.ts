import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version } from '../office-types.ts';
import { staffOfScreen, viewName, viewScreen } from './view-types.ts';

export const changeView = operation({
  name: 'CHANGE_VIEW',
  path: 'views/change-view',
  summary:
    'Renames, shares or removes a saved view, or restores it within a day. Own views only; shared ones also with permission to manage staff.',
  source: 'docs/internals/office.md',
  caller: staffOfScreen,
  request: z.object({
    screen: viewScreen,
    id,
    version,
    name: viewName.optional(),
    isShared: z.boolean().optional(),
    isRemoved: z.boolean().optional(),
  }),
  response: z.object({ version }),
});
