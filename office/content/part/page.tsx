import { ContentEditor } from '../content-editor.tsx';
import { partOf } from '../part-of.ts';
import { definePage } from '#office/page.ts';
import { useRecords } from '#office/records/use-records.ts';

interface PartData {
  kind: string;
  id: string;
}

/** A banner, campaign or part of a page, previewed on its shop page. */
function View({ data: { kind, id } }: { data: PartData }) {
  if (kind === 'campaign' && id === 'first') return <FirstCampaign />;
  return <ContentEditor part={partOf(kind, id)} kind={kind} id={id} />;
}

/** Opens a new campaign if there are none. */
function FirstCampaign() {
  const query = useRecords('campaign');
  if (!query.data) return <ContentEditor waitsFor={query} kind="campaign" id="first" />;
  const id = String(query.data.records[0]?.id ?? 'new');
  return <ContentEditor part={partOf('campaign', id)} kind="campaign" id={id} />;
}

export default definePage<PartData>({ View });
