import { Icon } from '#ui/icon.tsx';

interface FieldProblemProps {
  text: string | null | undefined;
  /** The id by which fields refer to it. */
  id?: string;
}

/** An error that belongs to no single field. Renders no content if there is no text. */
export function FieldProblem({ text, id }: FieldProblemProps) {
  if (!text) return null;
  return (
    <p className="error" role="alert" id={id}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  );
}
