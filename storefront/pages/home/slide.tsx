import type { ReactNode } from 'react';
import { bannerSliderLabels } from '#contract/labels/storefront/banner-slider.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { pictureSources } from '#ui/picture-sources.ts';
import type { Slide } from './home-data.ts';

/** The pixel sizes of banners; the stylesheet sets the displayed size. */
const wide = { width: 1920, height: 900 };
const phoneWidth = 900;

interface HeroSlideProps {
  slide: Slide;
  at: number;
  total: number;
  motion: string;
  shown: boolean;
  /** Whether the banner's picture may load yet. */
  pictured: boolean;
}

interface SlideFrameProps {
  className: string;
  at: number;
  total: number;
  shown: boolean;
  children: ReactNode;
}

/** A slide with its name. */
export function SlideFrame({ className, at, total, shown, children }: SlideFrameProps) {
  const t = useLabels(bannerSliderLabels);
  return (
    <article
      className={`hero-slide ${className}`}
      aria-roledescription={t('slide')}
      aria-label={t('slideOf', { n: at + 1, total })}
      inert={!shown}
    >
      {children}
    </article>
  );
}

/** One banner: a picture with an empty third, and the text on it. */
export function HeroSlide({ slide, at, total, motion, shown, pictured }: HeroSlideProps) {
  return (
    <SlideFrame className={`${slide.ground} ${motion}`} {...{ at, total, shown }}>
      <div className="hero-pic">{pictured && <Banner slide={slide} first={at === 0} />}</div>
      <div className="wrap">
        <div className="hero-text">
          {slide.top && <p className="eyebrow">{slide.top}</p>}
          <h2 className="hero-title">{slide.main}</h2>
          {slide.bottom && <p className="hero-sub">{slide.bottom}</p>}
          {slide.buttons.length > 0 && (
            <p className="hero-acts">
              {slide.buttons.map(({ text, href }, place) => (
                <Button key={href} href={href} kind={place === 0 ? 'act' : 'ghost'}>
                  {text}
                </Button>
              ))}
            </p>
          )}
        </div>
      </div>
    </SlideFrame>
  );
}

/** The picture for phones is a different one, not a smaller version. */
function Banner({ slide: { picture, phonePicture }, first }: { slide: Slide; first: boolean }) {
  const phone = phonePicture ? pictureSources(phonePicture, phoneWidth, '100vw') : [];
  return (
    <picture>
      {phone.map((source) => (
        <source key={source.type} media="(max-width: 47.99rem)" {...source} />
      ))}
      {pictureSources(picture, wide.width, '100vw').map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img src={picture} alt="" {...wide} fetchPriority={first ? 'high' : 'low'} />
    </picture>
  );
}
