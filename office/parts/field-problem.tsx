import { Icon } from '#ui/icon.tsx';

/** What is wrong with something that is no single field; nothing without a sentence. */
export function FieldProblem({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="error" role="alert">
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  );
}
