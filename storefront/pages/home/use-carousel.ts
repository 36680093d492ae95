import { useEffect, useState } from 'react';
import { delays } from '#contract/constants.ts';

export interface CarouselState {
  /** The slide shown, and the one that leaves while motion lasts. */
  at: number;
  leaving: number | null;
  /** Forward: the new slide comes from the end side. */
  forward: boolean;
  /** Half a second after the page is there: from then on it may move, and the other pictures are asked for. */
  ready: boolean;
  /** It moves by itself now. */
  playing: boolean;
  /** The visitor has pressed pause. */
  paused: boolean;
}

/**
 * A looping carousel that moves by itself after a pause on each slide. It stands still while someone points at it or is
 * in it with the keyboard (`held`), after the pause button, and for who asked for no motion.
 */
export function useCarousel(count: number, held: boolean) {
  const [shown, setShown] = useState({ at: 0, leaving: null as number | null, forward: true });
  const [ready, setReady] = useState(false);
  const [paused, setPaused] = useState(false);
  const playing = ready && !paused && !held && count > 1;

  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
      setReady(true);
    }, delays.carouselShown);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setShown((now) => moved(now, 1, count)), delays.carouselPause);
    return () => clearInterval(timer);
  }, [playing, count]);

  useEffect(() => {
    if (shown.leaving === null) return undefined;
    const timer = setTimeout(() => setShown((now) => ({ ...now, leaving: null })), delays.carouselSpeed);
    return () => clearTimeout(timer);
  }, [shown]);

  const state: CarouselState = { ...shown, ready, playing, paused };
  return {
    state,
    move: (by: 1 | -1) => {
      setReady(true);
      setShown((now) => moved(now, by, count));
    },
    togglePause: () => setPaused(!paused),
  };
}

interface Shown {
  at: number;
  leaving: number | null;
  forward: boolean;
}

/** One slide on or back, round the ends. */
export function moved(now: Shown, by: 1 | -1, count: number): Shown {
  if (count < 2) return now;
  return { at: (now.at + by + count) % count, leaving: now.at, forward: by === 1 };
}
