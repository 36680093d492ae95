import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { HomeStory } from './home-data.ts';

/** A story of how a product is made. */
export function Story({ story }: { story: HomeStory }) {
  return (
    <section className="story" aria-labelledby="story">
      <div className="wrap story-in">
        <div className="story-arch">
          <Picture
            path={story.picture}
            width={1000}
            height={1000}
            alt=""
            sizes="(min-width: 48rem) 25rem, 72vw"
          />
        </div>
        <StoryText id="story" story={story}>
          {story.text && <p>{story.text}</p>}
        </StoryText>
      </div>
    </section>
  );
}

interface SayProps {
  id: string;
  story: HomeStory;
  children: ReactNode;
}

/** The text and the link of a story. */
export function StoryText({ id, story: { over, title, link }, children }: SayProps) {
  return (
    <div className="story-say">
      {over && <p className="eyebrow">{over}</p>}
      <h2 id={id}>{title}</h2>
      {children}
      {link && (
        <a className="more" href={link.href}>
          <span>{link.text}</span>
          <Icon name="arrow-right" flip />
        </a>
      )}
    </div>
  );
}
