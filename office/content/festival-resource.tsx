import { festival } from '#contract/resources/festival.ts';
import { Colon } from '../components/colon.tsx';
import { useDays } from '../components/use-days.ts';
import { useLabels } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

/** The last order day, or how it is derived if staff left it empty. */
function LastOrderDay({ record: { fields } }: { record: RecordOf<'festival'> }) {
  const t = useLabels(festival.labels);
  const days = useDays();
  return fields.lastOrderOn ? (
    days(fields.lastOrderOn)
  ) : (
    <span className="soft">{t('field.lastOrderOn.null')}</span>
  );
}

/** Says above the form what an empty last order day means. */
function EmptyDay({ values }: { values: RecordOf<'festival'>['fields'] }) {
  const t = useLabels(festival.labels);
  return (
    !values.lastOrderOn && (
      <p className="soft">
        {t('field.lastOrderOn')}
        <Colon />
        {t('field.lastOrderOn.null')}
      </p>
    )
  );
}

export default resourceParts({
  name: 'festival',
  cells: { lastOrderOn: LastOrderDay },
  Above: EmptyDay,
});
