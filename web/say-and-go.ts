import { delays } from '#contract/constants.ts';
import { goesInPlace, type Going, goTo } from './go-to.ts';
import { showToastAfterLoad } from './kept-toasts.ts';
import { type Message, showToast } from './toasts.ts';

const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const;
/** Milliseconds in which a pointer that is off becomes a click, if it does. */
const untilClick = 300;

/** Says that something went well and goes on after 1 s. Returns what calls the going off. */
export function sayAndGo(message: Message, path: string, going?: Pick<Going, 'replace'>): () => void {
  sayForNext(message);
  return goSoon(path, going);
}

/** Says that something went well, so that the page that comes next says it too. */
export function sayForNext(message: Message): void {
  if (goesInPlace()) showToast('success', message, { outlivesPage: true });
  else showToastAfterLoad('success', message);
}

/**
 * Goes on after 1 s (specification §9), unless the visitor goes somewhere before that; not while a pointer is down: the next page would
 * take away what it presses. Returns what calls the going off.
 */
export function goSoon(path: string, going: Pick<Going, 'replace'> = {}): () => void {
  let [isDown, isDue] = [false, false];
  let leave = setTimeout(go, delays.successRedirect);
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('navigate', onNavigate);
  for (const press of presses) window.addEventListener(press, onPress, { passive: true });
  return stay;

  function go() {
    isDue = true;
    if (isDown) return;
    stay();
    goTo(path, going);
  }

  function onPress({ type }: Event) {
    isDown = type === 'pointerdown';
    if (!isDue) return;
    clearTimeout(leave);
    if (!isDown) leave = setTimeout(go, untilClick);
  }

  function stay() {
    clearTimeout(leave);
    navigation?.removeEventListener('navigate', onNavigate);
    for (const press of presses) window.removeEventListener(press, onPress);
  }

  /** Their page may take longer to come than this, which would end its coming. */
  function onNavigate({ userInitiated, hashChange }: NavigateEvent) {
    if (userInitiated && !hashChange) stay();
  }
}
