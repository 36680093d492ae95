import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import type { HomeStory } from './home-data.ts';

interface TaleProps {
  id: string;
  story: HomeStory;
  /** What lies on the picture. */
  spots?: ReactNode;
  children?: ReactNode;
}

/** A picture with its text and link. The picture is never mirrored. */
export function Tale({ id, story: { picture, over, title, text, link }, spots, children }: TaleProps) {
  return (
    <section className="tale" aria-labelledby={id}>
      <div className="tale-pic" dir="ltr">
        <Picture
          path={picture}
          width={1000}
          height={1000}
          alt=""
          sizes="(min-width: 82rem) 26rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 100vw"
        />
        {spots}
      </div>
      <div className="tale-say">
        {over && <p className="eyebrow">{over}</p>}
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {children}
        {link && (
          <a className="more" href={link.href}>
            <span>{link.text}</span>
            <Icon name="arrow-right" flip />
          </a>
        )}
      </div>
    </section>
  );
}

/** A story of how a product is made, with numbers. */
export const Story = cacheMarkup(function Story({ story }: { story: HomeStory }) {
  return (
    <Tale id="story" story={story}>
      {story.figures.length > 0 && (
        <dl className="figures">
          {story.figures.map(({ value, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Tale>
  );
});
