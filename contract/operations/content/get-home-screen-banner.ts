import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

/** Clients show only the rows of their own theme: ours is 1, a second theme is 2. */
const row = z.object({
  BannerId: z.number(),
  ThemeTypeID: z.number(),
  BannerImgUrl: z.string(),
  TopTitle: z.string(),
  MainTitle: z.string(),
  BottomTitle: z.string(),
  LeftButtonText: z.string(),
  LeftButtonUrl: z.string(),
  RightButtonText: z.string(),
  RightButtonUrl: z.string(),
  // Not in the documented API: the picture for narrow windows and the name of the background color.
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
