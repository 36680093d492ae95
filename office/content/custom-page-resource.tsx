import { customPage } from '#contract/resources/custom-page.ts';
import { State } from '../components/state.tsx';
import { ContentViews } from './content-views.tsx';
import { PagePreview } from './page-preview.tsx';
import { useLabels } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

function Status({ record: { fields } }: { record: RecordOf<'customPage'> }) {
  const t = useLabels(customPage.labels);
  return (
    <State look={fields.published ? 'published' : 'hidden'}>{t(`field.published.${fields.published}`)}</State>
  );
}

export default resourceParts({
  name: 'customPage',
  Siblings: ContentViews,
  Status,
  Beside: PagePreview,
});
