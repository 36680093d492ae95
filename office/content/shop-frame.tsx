import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { drawAgain } from './draw-again.ts';

/** A part of the page: a selector, and which of those it finds. */
export interface Mark {
  at: string;
  nth: number;
  text: string;
  /** Where it is changed; null: it is what is chosen. */
  href: string | null;
}

interface Placed extends Mark {
  top: number;
  left: number;
  width: number;
  height: number;
  /** The screen it was drawn for. */
  screen: number;
}

/** A part as low as this has no room for its name; in pixels. */
const small = 48;

interface ShopFrameProps {
  title: string;
  /** A whole page of the shop. */
  html: string;
  /** Of the screen it is drawn for, in pixels. */
  width: number;
  marks: readonly Mark[];
}

/**
 * A page of the shop, whole and made smaller to fit; the box around it scrolls. What is chosen of it has a ring, what leads
 * elsewhere a pencil: they lie over the page, which knows nothing of them.
 */
export function ShopFrame({ title, html, width, marks }: ShopFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  const latest = useRef(html);
  const isLoaded = useRef(false);
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const [seen, setSeen] = useState(0);
  const marksText = JSON.stringify(marks);
  const measure = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!box.current || !frame.current || !page?.body || !isLoaded.current) return;
    const scale = fit(box.current, frame.current, width);
    setPlaced(
      (JSON.parse(marksText) as Mark[]).flatMap((mark) => {
        const element = page.querySelectorAll(mark.at)[mark.nth];
        // What is chosen is open, an answer below its question too.
        if (mark.href === null && element?.localName === 'details') element.setAttribute('open', '');
        const found = element?.getBoundingClientRect();
        return found && found.height > 0 ? [{ ...mark, ...scaled(found, scale), screen: width }] : [];
      }),
    );
  }, [width, marksText]);
  useLayoutEffect(() => {
    const watched = new ResizeObserver(measure);
    if (box.current) watched.observe(box.current);
    const body = seen > 0 ? frame.current?.contentDocument?.querySelector('#kado') : null;
    if (body) watched.observe(body);
    return () => watched.disconnect();
  }, [measure, seen]);
  useEffect(() => {
    if (html === latest.current || !frame.current) return;
    latest.current = html;
    if (isLoaded.current && drawAgain(frame.current, html)) setSeen((n) => n + 1);
    else frame.current.srcdoc = html;
  }, [html]);
  // What is chosen comes into sight when it is another one, and stays where it was scrolled to otherwise.
  const chosen = placed.find(({ href }) => href === null);
  const chosenKey = chosen && `${chosen.at} ${chosen.nth} ${chosen.screen}`;
  const at = useRef<number>(0);
  useLayoutEffect(() => {
    at.current = chosen?.top ?? 0;
  });
  useEffect(() => {
    if (chosenKey !== undefined) box.current?.scrollTo({ top: Math.max(0, at.current - 60) });
  }, [chosenKey]);
  const drawn = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    // Shoppers have scripts: what is said to who has none is not for them.
    page.querySelector('.no-script')?.remove();
    isLoaded.current = true;
    setSeen((n) => n + 1);
  };
  return (
    <div className="shop-frame" ref={box} data-narrow={width < 600}>
      <div className="shop-sheet">
        <iframe
          ref={frame}
          title={title}
          srcDoc={first}
          tabIndex={-1}
          // The page is of this origin, so its files load; nothing in it runs or leads away.
          sandbox="allow-same-origin"
          onLoad={drawn}
        />
        {placed.map((mark) => (
          <div
            key={`${mark.at} ${mark.nth}`}
            className={['page-mark', mark.href === null && 'is-chosen', mark.height < small && 'is-small']
              .filter(Boolean)
              .join(' ')}
            ref={(element) => place(element, mark)}
          >
            {mark.href === null ? (
              <span>{mark.text}</span>
            ) : (
              <a href={mark.href}>
                <Icon name="pencil" />
                {mark.text}
              </a>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

const scaled = ({ top, left, width, height }: DOMRect, scale: number) => ({
  top: top * scale,
  left: left * scale,
  width: width * scale,
  height: height * scale,
});

function place(element: HTMLElement | null, { top, left, width, height }: Placed): void {
  if (!element) return;
  Object.assign(element.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** Makes the frame as wide as its screen and as high as its page, and both as small as the box. @returns by how much */
function fit(box: HTMLElement, frame: HTMLIFrameElement, width: number): number {
  const scale = Math.min(1, box.clientWidth / width);
  const page = frame.contentDocument;
  frame.style.inlineSize = `${width}px`;
  frame.style.scale = String(scale);
  const high = Math.ceil(page?.querySelector('#kado')?.getBoundingClientRect().height ?? 0);
  frame.style.blockSize = `${high}px`;
  if (frame.parentElement) frame.parentElement.style.blockSize = `${high * scale}px`;
  return scale;
}
