import { useEffect, useState } from 'react';
import { type ProductPart, productParts } from '#contract/forms/product.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { scrollIntoView } from '#office/components/views.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Editing } from './editing.ts';
import { isIn, partOf } from './parts.ts';

/**
 * The height of the sticky headers in pixels, and the band below them in which a section counts as being
 * read.
 */
const heads = 112;
const readingBand = `-${heads}px 0px -65% 0px`;

/** The editor's sections, each with a URL and a mark for errors or outdated texts. */
export function PartTabs({ editing: { form, olderTexts } }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const here = useCurrentPart();
  const wrong = Object.entries(form.errors).flatMap(([field, text]) => (text ? [field] : []));
  return (
    <div className="views part-tabs">
      <nav className="views-row" aria-label={t('parts')}>
        {productParts.map((part) => (
          <a
            key={part}
            href={`#${part}`}
            aria-current={part === here ? 'location' : undefined}
            ref={part === here ? scrollIntoView : undefined}
          >
            {t(part)}
            {isIn(part, wrong) ? (
              <Mark look="is-wrong" icon="circle-alert" text={t('wrongHere')} />
            ) : (
              isIn(part, olderTexts) && <Mark look="is-older" icon="clock" text={t('olderHere')} />
            )}
          </a>
        ))}
      </nav>
    </div>
  );
}

interface MarkProps {
  look: string;
  icon: 'clock' | 'circle-alert';
  text: string;
}

function Mark({ look, icon, text }: MarkProps) {
  return (
    <span className={`part-mark ${look}`} title={text}>
      <Icon name={icon} />
      <span className="vh"> {text}</span>
    </span>
  );
}

/** Whether a section is visible: one near the end never reaches the top. */
function isShown(part: ProductPart): boolean {
  const box = document.getElementById(part)?.getBoundingClientRect();
  return box ? box.top < innerHeight && box.bottom > heads : false;
}

/** Returns the section in the URL while it is visible; otherwise the one being read. */
function useCurrentPart(): ProductPart {
  const [here, setHere] = useState<ProductPart>('texts');
  useEffect(() => {
    let linked = partOf(location.hash);
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const read = productParts.find((name) => inSight.has(name));
        const now = linked && isShown(linked) ? linked : read;
        if (now) setHere(now);
      },
      { rootMargin: readingBand },
    );
    const onHash = () => {
      linked = partOf(location.hash);
      if (linked) setHere(linked);
    };
    for (const name of productParts) {
      const element = document.getElementById(name);
      if (element) observer.observe(element);
    }
    // Scrolls once the sections are rendered, which is after the URL was set.
    if (linked) document.getElementById(linked)?.scrollIntoView();
    addEventListener('hashchange', onHash);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', onHash);
    };
  }, []);
  return here;
}
