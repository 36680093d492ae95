import { useEffect, useState } from 'react';
import { delays } from '#contract/constants.ts';

export interface CarouselState {
  /** The current slide, and the one leaving during the animation. */
  at: number;
  leaving: number | null;
  /** Whether the new slide enters from the end of the reading direction. */
  forward: boolean;
  /** Whether the carousel may move and load its other pictures: half a second after the page has loaded. */
  ready: boolean;
  /** Whether the carousel is advancing automatically now. */
  playing: boolean;
  /** Whether the visitor has pressed pause. */
  paused: boolean;
}

/**
 * A looping carousel that advances after a delay. It stops while it has the pointer or the keyboard focus
 * (`held`), when paused, and with reduced motion.
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

/** Returns the state after moving one slide forward or back, wrapping around. */
export function moved(now: Shown, by: 1 | -1, count: number): Shown {
  if (count < 2) return now;
  return { at: (now.at + by + count) % count, leaving: now.at, forward: by === 1 };
}
