import { getLimits } from '#contract/operations/office/settings/get-limits.ts';
import { defaultRefundAskAbove } from '#shop/content/content.ts';
import { handle } from '../../../calls/operation.ts';
import { environment } from '../../../settings/config.ts';
import { limitGroups } from '../../../settings/limit-names.ts';

export const handler = handle(getLimits, async (_, { app: { config } }) => ({
  usualRefundAskAbove: defaultRefundAskAbove,
  groups: (Object.keys(limitGroups) as (keyof typeof limitGroups)[]).map((group) => ({
    group,
    limits: limitGroups[group].map((name) => ({
      name,
      value: config.allLimits[name],
      usual: environment.shape[name].parse(undefined),
    })),
  })),
}));
