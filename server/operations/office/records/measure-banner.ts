import { measureBanner } from '#contract/operations/office/records/measure-banner.ts';
import { handle } from '../../../calls/operation.ts';
import { bannerContrast } from './banner-contrast.ts';

export const handler = handle(measureBanner, async ({ picture }, { app }) => ({
  contrast: await bannerContrast(app, picture),
}));
