import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'titleResetPassword'), canonical: '/reset-password', robots: 'noindex' },
});
