import './skeleton.css';

interface SkeletonProps {
  /** `picture`: a square; `line`: a line of text; `block`: as large as its `className` makes it. */
  shape: 'picture' | 'line' | 'block';
  /** Of a line, in parts of its place. */
  width?: 'short' | 'half' | 'long';
  className?: string;
}

/** The place of something that is on its way, in its final size. Say "Loading …" in a `role="status"` beside it. */
export function Skeleton({ shape, width = 'long', className }: SkeletonProps) {
  const looks = ['sk', shape === 'picture' && 'sk-pic', shape === 'line' && `sk-l ${width}`, className];
  return <div className={looks.filter(Boolean).join(' ')} aria-hidden="true" />;
}
