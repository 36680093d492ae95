import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Button } from '#ui/button.tsx';

interface RichBarProps {
  editor: Editor;
  label: string;
}

/** The toolbar for the selected text. The editor's own shortcuts (Ctrl B, Ctrl I …) do the same. */
export function RichBar({ editor, label }: RichBarProps) {
  const t = useLabels(officeProductLabels);
  const [address, setAddress] = useState<string | null>(null);
  const run = () => editor.chain().focus();
  const tools = [
    { key: 'bold', sign: 'B', isOn: editor.isActive('bold'), act: () => run().toggleBold().run() },
    { key: 'italic', sign: 'I', isOn: editor.isActive('italic'), act: () => run().toggleItalic().run() },
    {
      key: 'heading',
      sign: 'H',
      isOn: editor.isActive('heading'),
      act: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      key: 'list',
      sign: <OfficeIcon name="list" />,
      isOn: editor.isActive('bulletList'),
      act: () => run().toggleBulletList().run(),
    },
    {
      key: 'numbered',
      sign: <OfficeIcon name="list-ordered" />,
      isOn: editor.isActive('orderedList'),
      act: () => run().toggleOrderedList().run(),
    },
    {
      key: 'link',
      sign: <OfficeIcon name="link" />,
      isOn: editor.isActive('link'),
      act: () => setAddress(String(editor.getAttributes('link')['href'] ?? 'https://')),
    },
  ] as const;
  const link = () => {
    const href = address?.trim() ?? '';
    const chain = run().extendMarkRange('link');
    if (href === '' || href === 'https://') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    setAddress(null);
  };
  return (
    <>
      <fieldset className="rich-bar" aria-label={t('toolsOf', { field: label })}>
        {tools.map(({ key, sign, isOn, act }) => (
          <button
            key={key}
            type="button"
            className={`rich-tool is-${key}`}
            aria-pressed={isOn}
            aria-label={t(key)}
            title={t(key)}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </fieldset>
      {address !== null && (
        <div className="rich-link">
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
            autoFocus
            type="url"
            dir="ltr"
            aria-label={t('linkTo')}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault();
                link();
              }
              if (event.key === 'Escape') {
                event.stopPropagation();
                setAddress(null);
              }
            }}
          />
          <Button kind="ghost" onClick={link}>
            {t('link')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              run().unsetLink().run();
              setAddress(null);
            }}
          >
            {t('unlink')}
          </Button>
        </div>
      )}
    </>
  );
}
