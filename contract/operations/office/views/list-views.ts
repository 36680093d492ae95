import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version } from '../office-types.ts';
import { mailRhythm, staffOfScreen, viewScreen } from './view-types.ts';

export const listViews = operation({
  name: 'LIST_VIEWS',
  path: 'views/list-views',
  summary: 'Lists the saved views of a screen: the caller’s own, and shared ones.',
  source: 'docs/internals/office.md',
  caller: staffOfScreen,
  request: z.object({ screen: viewScreen }),
  response: z.object({
    views: z.array(
      z.object({
        id,
        version,
        name: z.string(),
        query: z.string(),
        isShared: z.boolean(),
        /** Whether the caller may rename and delete it. */
        mayChange: z.boolean(),
        /** Whether it is the caller's default view of the screen. */
        isStart: z.boolean(),
        /** How often it is emailed to the caller. */
        mailed: mailRhythm.nullable(),
      }),
    ),
  }),
});
