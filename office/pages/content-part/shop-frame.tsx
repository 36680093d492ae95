import { useLayoutEffect, useRef } from 'react';

interface ShopFrameProps {
  title: string;
  /** A whole page of the shop. */
  html: string;
  /** Of the screen it is drawn for, in pixels. */
  width: number;
  /** What of it is looked at, a selector; null: its beginning. */
  at: string | null;
}

/** A page of the shop made smaller to fit; it stays where it was scrolled to when it is drawn again. */
export function ShopFrame({ title, html, width, at }: ShopFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef<number | null>(null);
  useLayoutEffect(() => {
    const watched = new ResizeObserver(() => fit(box.current, frame.current, width));
    if (box.current) watched.observe(box.current);
    return () => watched.disconnect();
  }, [width]);
  const drawn = () => {
    const page = frame.current?.contentDocument;
    const inside = frame.current?.contentWindow;
    if (!page || !inside) return;
    // Shoppers have scripts: what is said to who has none is not for them.
    page.querySelector('.no-script')?.remove();
    if (scrolled.current !== null) inside.scrollTo({ top: scrolled.current, behavior: 'instant' });
    else if (at !== null) page.querySelector(at)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    inside.addEventListener('scroll', () => (scrolled.current = inside.scrollY), { passive: true });
  };
  return (
    <div className="shop-frame" ref={box} data-narrow={width < 600}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={html}
        // The page is of this origin, so its files load; nothing in it runs or leads away.
        sandbox="allow-same-origin"
        onLoad={drawn}
      />
    </div>
  );
}

function fit(box: HTMLElement | null, frame: HTMLElement | null, width: number): void {
  if (!box || !frame) return;
  const scale = Math.min(1, box.clientWidth / width);
  frame.style.inlineSize = `${width}px`;
  frame.style.blockSize = `${box.clientHeight / scale}px`;
  frame.style.scale = String(scale);
}
