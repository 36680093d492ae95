import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { RichBar } from './rich-bar.tsx';
import './rich-text.css';

export interface RichTextProps {
  /** The HTML. A new value from outside replaces the content. */
  value: string;
  onChange: (html: string) => void;
  id: string;
  /** The accessible name. */
  label: string;
  /** BCP 47. */
  lang: string;
  describedBy?: string | undefined;
}

/** Headings, lists, links and emphasis, as the shop stores them (shop/catalogue/description-html.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    // It would change a text that ends with a list as soon as the text gets the focus.
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
];

const optionsFor = ({ id, label, lang, describedBy }: Omit<RichTextProps, 'value' | 'onChange'>) => ({
  editorProps: {
    attributes: {
      id,
      lang,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
  },
});

/** A rich text editor. Loaded only by pages that contain one. */
export default function RichText({ value, onChange, id, label, lang, describedBy }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const reported = useRef(value);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  const onUpdate = useEffectEvent((made: Editor) => {
    const html = made.isEmpty ? '' : made.getHTML();
    if (html === reported.current) return;
    reported.current = html;
    onChange(html);
  });
  const optionsAtFirst = useEffectEvent(() => optionsFor({ id, label, lang, describedBy }));
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: reported.current,
      // The page's policy blocks injected styles.
      injectCSS: false,
      ...optionsAtFirst(),
      onUpdate: ({ editor: changed }) => onUpdate(changed),
      onTransaction: () => redraw((round) => round + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  // A new editor would lose the focus, and an error would be described only after it got it.
  useLayoutEffect(
    () => editor?.setOptions(optionsFor({ id, label, lang, describedBy })),
    [editor, id, label, lang, describedBy],
  );
  useEffect(() => {
    if (!editor || value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich">
      {editor && <RichBar editor={editor} label={label} />}
      <div className="rich-text" ref={place} />
    </div>
  );
}
