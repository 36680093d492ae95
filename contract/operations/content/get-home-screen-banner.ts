import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

/** Clients show only the rows of their own theme: ours is 1, a second theme is 2. */
const row = z.object({
  /** The id of the banner. */
  BannerId: z.number(),
  /** The theme it is for. */
  ThemeTypeID: z.number(),
  /** The path of its picture. */
  BannerImgUrl: z.string(),
  /** The line above the heading; '' without one. */
  TopTitle: z.string(),
  MainTitle: z.string(),
  /** The line below the heading; '' without one. */
  BottomTitle: z.string(),
  /** The text of the first button; '' without one. */
  LeftButtonText: z.string(),
  /** Where the first button leads. */
  LeftButtonUrl: z.string(),
  /** The text of the second button; '' without one. */
  RightButtonText: z.string(),
  /** Where the second button leads. */
  RightButtonUrl: z.string(),
  // Not in the documented API: the picture for narrow windows and the name of the background color.

  /** The picture for narrow windows. Omitted without one. */
  PhoneImgUrl: z.string().optional(),
  Ground: z.string(),
});

export const getHomeScreenBanner = operation({
  name: 'GET_HOME_SCREEN_BANNER',
  path: 'dynamic/dataoperation/get-home-screen-banner',
  summary: 'Returns the banners of the home page. Their links are in the requested language.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: list(row),
});
