import { useRef, useState, type FocusEvent, type TouchEvent } from 'react';
import { bannerSliderLabels } from '#contract/labels/storefront/banner-slider.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import type { Slide } from './home-data.ts';
import '#storefront/styles/grounds.css';
import { HeroSlide } from './slide.tsx';
import { type CarouselState, useCarousel } from './use-carousel.ts';

/** Pixels a finger moves before it counts as a swipe. */
const swipeDistance = 40;

/**
 * The banner carousel (specification §2). The first slide is rendered at once; the animation starts later.
 */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const t = useLabels(bannerSliderLabels);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const { state, move, togglePause } = useCarousel(slides.length, pointed || focused);
  const swipe = useSwipe((towardsEnd) => move(towardsEnd ? -1 : 1));
  const many = slides.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only learns that someone looks; all it does has buttons
    <section
      className="hero"
      aria-roledescription={t('carousel')}
      aria-label={t('highlights')}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(staysInside(event))}
      {...(many ? swipe : {})}
    >
      {many && (
        <div className="hero-ctl needs-script">
          <IconButton
            icon={state.paused ? 'play' : 'pause'}
            label={state.paused ? t('play') : t('pause')}
            onClick={togglePause}
          />
          <IconButton icon="arrow-left" flip label={t('previous')} onClick={() => move(-1)} />
          <Num>
            {state.at + 1} / {slides.length}
          </Num>
          <IconButton icon="arrow-right" flip label={t('next')} onClick={() => move(1)} />
        </div>
      )}
      <div className="hero-stage" aria-live={state.playing ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            at={at}
            total={slides.length}
            motion={motionOf(state, at)}
            shown={at === state.at}
            pictured={at === 0 || state.ready}
          />
        ))}
      </div>
    </section>
  );
}

function motionOf({ at, leaving, forward }: CarouselState, slide: number): string {
  const direction = forward ? 'forward' : 'back';
  if (slide === at) return leaving === null ? 'is-shown' : `is-shown is-coming ${direction}`;
  return slide === leaving ? `is-leaving ${direction}` : '';
}

function staysInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return currentTarget.contains(relatedTarget);
}

/** Reports the direction of a swipe: towards the end or the start of the reading direction. */
function useSwipe(onSwipe: (towardsEnd: boolean) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches.item(0);
      const start = from.current;
      if (!touch || !start) return;
      const x = touch.clientX - start.x;
      if (Math.abs(x) < swipeDistance || Math.abs(x) < Math.abs(touch.clientY - start.y)) return;
      onSwipe(x > 0 !== currentTarget.matches(':dir(rtl)'));
    },
  };
}
