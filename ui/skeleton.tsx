import './skeleton.css';

interface SkeletonProps {
  /** `picture` is a square, `line` a line of text; `block` is as large as its `className` makes it. */
  shape: 'picture' | 'line' | 'block';
  /** The width of a line, as a fraction of the available space. */
  width?: 'short' | 'half' | 'long';
  className?: string;
}

/**
 * The placeholder of content that is loading, in its final size. "Loading …" should be in a `role="status"`
 * beside it.
 */
export function Skeleton({ shape, width = 'long', className }: SkeletonProps) {
  const looks = ['sk', shape === 'picture' && 'sk-pic', shape === 'line' && `sk-l ${width}`, className];
  return <div className={looks.filter(Boolean).join(' ')} aria-hidden="true" />;
}
