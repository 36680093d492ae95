import { redirect } from '#contract/resources/redirect.ts';
import { State } from '../components/state.tsx';
import { ContentViews } from './content-views.tsx';
import { useLabels } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

interface Of {
  record: RecordOf<'redirect'>;
}

function Effect({ record: { fields } }: Of) {
  const t = useLabels(redirect.labels);
  return (
    <State look={fields.effect === 'works' ? 'published' : 'us'}>{t(`field.effect.${fields.effect}`)}</State>
  );
}

export default resourceParts({
  name: 'redirect',
  Siblings: ContentViews,
  cells: { effect: Effect },
  Status: Effect,
});
