import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { Button } from '#ui/button.tsx';
import { useLabels } from '../office-context.ts';
import { Note } from './note.tsx';
import { Screen } from './screen.tsx';

/** In place of a screen with an error of ours: what to do. The navigation around it still works. */
export function FailedScreen() {
  const t = useLabels(officeFrameLabels);
  return (
    <Screen>
      <Note
        kind="bad"
        role="alert"
        end={
          <Button kind="ghost" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        {t('screenFailed')}
      </Note>
    </Screen>
  );
}
