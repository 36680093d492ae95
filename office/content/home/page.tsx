import { ContentEditor } from '../content-editor.tsx';
import { partOf } from '../part-of.ts';
import { definePage } from '#office/page.ts';
import { useRecords } from '#office/records/use-records.ts';

const ourTheme = 1;

/** The shop's home page with its first banner selected, or its story if there is none. */
function View() {
  const query = useRecords('banner');
  const first = query.data?.records.find(({ fields }) => fields['theme'] === ourTheme);
  if (!query.data) return <ContentEditor waitsFor={query} kind="banner" id="first" />;
  const [kind, id] = first ? ['banner', String(first.id)] : ['pages', 'story'];
  return <ContentEditor part={partOf(kind, id)} kind={kind} id={id} />;
}

export default definePage<null>({ View });
