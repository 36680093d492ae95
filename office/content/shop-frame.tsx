import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { drawAgain } from './draw-again.ts';

/** A part of the page: a selector, and the index among its matches. */
export interface Mark {
  at: string;
  nth: number;
  text: string;
  /** A link to the part's editor. Null for the selected part. */
  href: string | null;
}

interface Placed extends Mark {
  top: number;
  left: number;
  width: number;
  height: number;
  /** The screen width in pixels that the page was rendered for. */
  screen: number;
}

/** The height in pixels below which a part is too low for its name. */
const small = 48;

interface ShopFrameProps {
  title: string;
  /** The HTML of a whole page of the shop. */
  html: string;
  /** The width of the previewed screen in pixels. */
  width: number;
  marks: readonly Mark[];
}

/**
 * A whole page of the shop, scaled to fit; the box around it scrolls. The selected part has a ring, other parts have an
 * edit link. Both are drawn above the page, which doesn't know about them.
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
        // Opens the selected part, also an answer below its question.
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
  // A newly selected part scrolls into view; otherwise the scroll position stays.
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
    // Shoppers have scripts, so the no-script notice would be wrong here.
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
          // The page has our origin, so that its files load, but its scripts and links are disabled.
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

/**
 * Sets the frame to the screen's width and the page's height, and scales it to the box.
 * @returns the scale
 */
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
