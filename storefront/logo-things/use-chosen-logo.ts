import { useEffect, useState } from 'react';
import { hasLogo } from './has-logo.ts';
import { loadDrawing } from './load-drawing.ts';
import type { ShownLogo } from './thing-picture.tsx';

interface Chosen {
  file: File | null;
  drawing: Awaited<ReturnType<typeof loadDrawing>> | null;
  problem?: 'unreadable' | 'tooLarge' | undefined;
}

/**
 * Returns the logo that a visitor chose on this device, which isn't uploaded. Its code loads once there is one. The server
 * renders the page without it.
 */
export function useChosenLogo() {
  const [{ file, drawing, problem }, setChosen] = useState<Chosen>({ file: null, drawing: null });
  useEffect(() => {
    if (!hasLogo()) return;
    loadDrawing().then(
      async (part) => {
        const stored = await part.readLogo();
        setChosen((now) => (now.file ? now : { file: stored, drawing: part }));
      },
      () => undefined,
    );
  }, []);

  async function choose(next: File | null): Promise<void> {
    const part = drawing ?? (await loadDrawing().catch(() => null));
    if (!part) return setChosen({ file, drawing, problem: 'unreadable' });
    const found = next ? part.logoProblem(next) : undefined;
    if (found) return setChosen({ file, drawing: part, problem: found });
    setChosen({ file: next, drawing: part });
    await part.storeLogo(next);
  }

  const shown: ShownLogo = {
    artwork: file,
    drawing,
    onFailed: () => {
      setChosen({ file: null, drawing, problem: 'unreadable' });
      void drawing?.storeLogo(null);
    },
  };
  return { file, problem, choose: (next: File | null) => void choose(next), shown };
}
export type ChosenLogo = ReturnType<typeof useChosenLogo>;
