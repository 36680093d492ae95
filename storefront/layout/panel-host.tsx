import { usePageData } from '#web/use-page-data.ts';
import { withLoading } from '#web/loading.ts';
import { closePanel, usePanel } from '../state/panels.ts';
import { loadPanels } from './opens.ts';

const loadVisibly = () => withLoading(loadPanels());

/** Renders the panels once one is requested. Until their code loads, the state keeps the request. */
export function PanelHost() {
  const panel = usePanel();
  // A message already announces an added product.
  const load = panel === 'added' ? loadPanels : loadVisibly;
  const loaded = usePageData(load, panel !== null, closePanel);
  return loaded && <loaded.Panels />;
}
