import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';
import { staffOfScreen, viewScreen } from './view-types.ts';

export const setStartView = operation({
  name: 'SET_START_VIEW',
  path: 'views/set-start-view',
  summary: 'Sets the caller’s default view of a screen; null for none.',
  source: 'docs/internals/office.md',
  caller: staffOfScreen,
  request: z.object({ screen: viewScreen, id: id.nullable() }),
  response: emptyObject,
});
