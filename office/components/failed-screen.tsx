import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { Button } from '#ui/button.tsx';
import { useLabels } from '../office-context.ts';
import { Note } from './note.tsx';
import { Screen } from './screen.tsx';

/** Replaces a screen after an internal error and says what to do. The navigation still works. */
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
