import './progress-bar.css';

interface ProgressBarProps {
  /** Left out: nobody knows how far it is. */
  value?: number;
  most: number;
  label: string;
}

/** How far something is; what it is stands beside it in words. */
export const ProgressBar = ({ value, most, label }: ProgressBarProps) => (
  <progress className="progress" value={value} max={most} aria-label={label} />
);
