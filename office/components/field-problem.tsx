import { Icon } from '#ui/icon.tsx';

/** An error that belongs to no single field. Renders no content if there is no text. */
export function FieldProblem({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="error" role="alert">
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  );
}
