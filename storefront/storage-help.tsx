import { messages } from '#contract/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels } from './shop-context.tsx';

/** The browser did not store what was asked for: what helps, beside it until the next try. */
export function StorageHelp() {
  const message = useLabels(messages);
  return (
    <p className="note" role="alert">
      <Icon name="circle-alert" />
      <span>{message('storageHelp')}</span>
    </p>
  );
}
