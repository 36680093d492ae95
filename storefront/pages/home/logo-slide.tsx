import { type DragEvent, useRef, useState } from 'react';
import { artworkLimits } from '#contract/artwork.ts';
import { logoThingsLabels } from '#contract/labels/storefront/logo-things.ts';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import type { LogoThing } from '#storefront/logo-things/logo-thing.ts';
import { ThingPicture } from '#storefront/logo-things/thing-picture.tsx';
import type { ChosenLogo } from '#storefront/logo-things/use-chosen-logo.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { UserText } from '#ui/user-text.tsx';

interface LogoSlideProps {
  /** The first three are large. */
  things: readonly LogoThing[];
  logo: ChosenLogo;
}

/** Pictures that browsers draw. Phones offer the camera for them as well. */
const accept = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** The banner with a field for a logo, by dropping, choosing, or with a camera. It leads to printed products without scripts. */
export function LogoSlide({ things, logo }: LogoSlideProps) {
  const { links } = useShop();
  const t = useLabels(logoThingsLabels);
  const group = useLabels(groupOrderLabels);
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [isOver, setOver] = useState(false);
  const { file, problem, choose, shown } = logo;
  const over = (next: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(next);
  };
  const input = (ref: typeof files, capture?: 'environment') => (
    <input
      ref={ref}
      className="vh"
      type="file"
      tabIndex={-1}
      aria-hidden="true"
      {...{ accept, capture }}
      onChange={({ currentTarget }) => {
        const [next] = currentTarget.files ?? [];
        currentTarget.value = '';
        if (next) choose(next);
      }}
    />
  );
  return (
    <div
      className="logo-slide"
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        const [next] = event.dataTransfer.files;
        if (next) choose(next);
      }}
    >
      <div className="hero-pic" aria-hidden="true">
        <div className="logo-pics" dir="ltr">
          {things.slice(0, 3).map(({ id, picture, area }, at) => (
            <ThingPicture
              key={id}
              {...{ picture, area }}
              logo={shown}
              sizes={at === 0 ? '(min-width: 48rem) 34vw, 60vw' : '(min-width: 48rem) 20vw, 40vw'}
              width={at === 0 ? 900 : 480}
              eager
            />
          ))}
        </div>
      </div>
      <div className="wrap">
        <div className="hero-text">
          <p className="eyebrow">{t('forGroups')}</p>
          <h2 className="hero-title">{t('title')}</h2>
          <p className="hero-sub">{t('lead')}</p>
          <div className="logo-drop needs-script" data-over={isOver}>
            <p>
              {file ? (
                <b>
                  <UserText text={file.name} />
                </b>
              ) : (
                <b>{t('drop')}</b>
              )}
              <small>{file ? t('onDevice') : t('formats')}</small>
            </p>
            <div className="logo-acts">
              <Button kind="act" icon="plus" onClick={() => files.current?.click()}>
                {t(file ? 'another' : 'choose')}
              </Button>
              {file ? (
                <Button kind="ghost" onClick={() => choose(null)}>
                  {t('remove')}
                </Button>
              ) : (
                <Button className="logo-camera" kind="ghost" onClick={() => camera.current?.click()}>
                  {group('takePicture')}
                </Button>
              )}
            </div>
            {input(files)}
            {input(camera, 'environment')}
          </div>
          <output className={problem ? 'logo-problem' : 'vh'}>
            {problem ? t(problem, { n: artworkLimits.bytes / 1_000_000 }) : file && t('worn')}
          </output>
          <p className="logo-all">
            <a className="more" href={links.search(t('searchTerm'))}>
              {t('seeAll')}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
