import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { banners, type Banner } from '#shop/content/content.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getHomeScreenBanner, async ({ languageCode }, { app }) =>
  (await banners(app.db, languageCode)).map(row),
);

function row(banner: Banner) {
  return {
    BannerId: banner.id,
    ThemeTypeID: banner.themeTypeId,
    BannerImgUrl: banner.picture,
    TopTitle: banner.topTitle,
    MainTitle: banner.mainTitle,
    BottomTitle: banner.bottomTitle,
    LeftButtonText: banner.leftButtonText,
    LeftButtonUrl: banner.leftButtonUrl,
    RightButtonText: banner.rightButtonText,
    RightButtonUrl: banner.rightButtonUrl,
    ...(banner.phonePicture !== null && { PhoneImgUrl: banner.phonePicture }),
    Ground: banner.ground,
  };
}
