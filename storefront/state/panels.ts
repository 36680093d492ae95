import { create } from 'zustand';

/** A panel of the layout or the listing. Only one is open at a time (specification §4, "Panels"). */
export type Panel = 'wishlist' | 'menu' | 'search' | 'user' | 'filters' | 'added';

const usePanelState = create<{ panel: Panel | null }>(() => ({ panel: null }));

/** Returns the open panel, or null. */
export const usePanel = () => usePanelState(({ panel }) => panel);

export function openPanel(panel: Panel): void {
  usePanelState.setState({ panel });
}

/** Closes the named panel if it is open; if no name is given, any panel. */
export function closePanel(panel?: Panel): void {
  if (panel === undefined || usePanelState.getState().panel === panel)
    usePanelState.setState({ panel: null });
}
