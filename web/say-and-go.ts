import { delays } from '#contract/constants.ts';
import { goesInPlace, goTo } from './go-to.ts';
import { showToastAfterLoad } from './kept-toasts.ts';
import { type Message, showToast } from './toasts.ts';

/** Says that something went well and goes on after 1 s (specification §9). Returns what calls the going off. */
export function sayAndGo(message: Message, path: string): () => void {
  if (goesInPlace()) showToast('success', message);
  else showToastAfterLoad('success', message);
  const leave = setTimeout(() => goTo(path), delays.successRedirect);
  return () => clearTimeout(leave);
}
