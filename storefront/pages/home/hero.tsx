import { useRef, useState, type FocusEvent, type ReactNode, type TouchEvent } from 'react';
import { bannerSliderLabels } from '#contract/labels/storefront/banner-slider.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import type { Slide } from './home-data.ts';
import '#storefront/styles/grounds.css';
import { HeroSlide, SlideFrame } from './slide.tsx';
import { type CarouselState, useCarousel } from './use-carousel.ts';

/** Pixels a finger moves before it counts as a swipe. */
const swipeDistance = 40;

interface HeroProps {
  slides: readonly Slide[];
  /** A slide before them. */
  lead: ReactNode;
  /** Whether the visitor is busy with it. */
  isHeld: boolean;
}

/**
 * The banner carousel (specification §2). The first slide is rendered at once; the animation starts later.
 */
export function Hero({ slides, lead, isHeld }: HeroProps) {
  const t = useLabels(bannerSliderLabels);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const first = lead ? 1 : 0;
  const total = slides.length + first;
  const { state, move, togglePause } = useCarousel(total, pointed || focused || isHeld);
  const swipe = useSwipe((towardsEnd) => move(towardsEnd ? -1 : 1));
  const many = total > 1;
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
            {state.at + 1} / {total}
          </Num>
          <IconButton icon="arrow-right" flip label={t('next')} onClick={() => move(1)} />
        </div>
      )}
      <div className="hero-stage" aria-live={state.playing ? 'off' : 'polite'}>
        {lead && (
          <SlideFrame
            className={`ground-mint ${motionOf(state, 0)}`}
            at={0}
            {...{ total }}
            shown={state.at === 0}
          >
            {lead}
          </SlideFrame>
        )}
        {slides.map((slide, place) => {
          const at = place + first;
          return (
            <HeroSlide
              key={slide.id}
              slide={slide}
              at={at}
              total={total}
              motion={motionOf(state, at)}
              shown={at === state.at}
              pictured={at === 0 || state.ready}
            />
          );
        })}
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
