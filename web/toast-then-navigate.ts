import { delays } from '#contract/constants.ts';
import { goesInPlace, type NavigateOptions, navigate } from './navigate.ts';
import { showToastAfterLoad } from './stored-toasts.ts';
import { prefetchPage } from './navigation.ts';
import { type Message, showToast } from './toasts.ts';

const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const;
/** The time in ms within which a released pointer becomes a click, if at all. */
const untilClick = 300;

/** Shows a success message and navigates after 1 s. Returns a function that cancels the navigation. */
export function toastAndNavigate(
  message: Message,
  path: string,
  going?: Pick<NavigateOptions, 'replace'>,
): () => void {
  announceAfterNavigation(message);
  return navigateAfterDelay(path, going);
}

/** Shows a success message that stays visible on the next page. */
export function announceAfterNavigation(message: Message): void {
  if (goesInPlace()) showToast('success', message, { outlivesPage: true });
  else showToastAfterLoad('success', message);
}

/**
 * Navigates after 1 s (specification §9), in which the page is prefetched, unless the visitor navigates before that. Waits while a pointer is
 * down, because the next page would remove what is being pressed. Returns a function that cancels the
 * navigation.
 */
export function navigateAfterDelay(path: string, going: Pick<NavigateOptions, 'replace'> = {}): () => void {
  prefetchPage(path);
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
    navigate(path, going);
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

  /**
   * Cancels our navigation: the page the visitor opens may take longer than a second to load, and our navigation would
   * abort it.
   */
  function onNavigate({ userInitiated, hashChange }: NavigateEvent) {
    if (userInitiated && !hashChange) stay();
  }
}
