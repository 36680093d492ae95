import { discountViews } from '#contract/constants.ts';
import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { listDiscounts } from '#contract/operations/office/discounts/list-discounts.ts';
import { FilterBar } from '#office/components/filter-bar.tsx';
import { MoreButton } from '#office/components/more-button.tsx';
import { Note } from '#office/components/note.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useRowShortcuts } from '#office/components/use-row-shortcuts.ts';
import { Views } from '#office/components/views.tsx';
import { useList } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { useScreenShortcut } from '#office/screen-keys.ts';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { navigate } from '#web/navigate.ts';
import {
  addressOf,
  choicesOf,
  type DiscountChoices,
  isNarrowed,
  requestOf,
  widened,
} from './discount-choices.ts';
import { DiscountTable } from './discount-table.tsx';

/** All discounts and coupons as sentences, by status, with the results of each. */
function View() {
  const t = useLabels(officeDiscountsLabels);
  const { links } = useOffice();
  const choices = choicesOf(new URLSearchParams(useAddressQuery()));
  const request = requestOf(choices);
  const query = useList(listDiscounts, request, ({ next }) =>
    next === null ? null : { ...request, before: next },
  );
  const toNew = `${links.discounts}/new`;
  useScreenShortcut('n', t('newOne'), () => navigate(toNew));
  useRowShortcuts();
  const go = (after: DiscountChoices) =>
    navigate(addressOf(links.discounts, after), { stay: true, replace: true });
  const counts = query.data?.pages[0]?.counts;
  return (
    <Screen
      actions={
        <Button href={toNew} icon="plus">
          {t('newOne')}
        </Button>
      }
      views={
        <Views
          label={t('views')}
          views={discountViews.map((view) => ({
            href: addressOf(links.discounts, { ...choices, view }),
            text: counts ? t('viewCount', { view: t(view), n: counts[view] ?? 0 }) : t(view),
            isHere: view === choices.view,
          }))}
        />
      }
    >
      <FilterBar
        find={choices.find}
        onFind={(find) => go({ ...choices, find })}
        hint={t('findHint')}
        onClear={isNarrowed(choices) ? () => go(widened(choices)) : null}
      >
        <SelectField
          name="code"
          label={t('codeFilter')}
          choose={t('anyCode')}
          options={[
            { value: 'with', text: t('withCode') },
            { value: 'without', text: t('withoutCode') },
          ]}
          value={choices.code}
          onChange={({ currentTarget }) =>
            go({ ...choices, code: currentTarget.value as DiscountChoices['code'] })
          }
        />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const discounts = pages.flatMap((page) => page.discounts);
          if (discounts.length === 0)
            return <Note>{t(choices.view === 'all' && !isNarrowed(choices) ? 'noneYet' : 'none')}</Note>;
          return (
            <>
              <DiscountTable discounts={discounts} isBusy={query.isPlaceholderData} />
              <MoreButton query={query} />
            </>
          );
        }}
      </QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
