import { useState } from 'react';
import { pictureViews } from '#contract/constants.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { Picture } from '#ui/picture.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Editing } from './editing.ts';
import { MoveButtons, moved } from './move-buttons.tsx';
import type { Product } from '#office/products/product.ts';
import { fieldId } from './use-product-form.ts';

type OwnPicture = Product['pictures'][number];

/** The pictures of a product in their order, the colour each shows, and what of the product. */
export function Pictures({ editing: { form, words, lists } }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const [dragged, setDragged] = useState<number | null>(null);
  const { pictures } = form.values;
  const put = (after: OwnPicture[]) => form.set('pictures', after);
  const change = (at: number, part: Partial<OwnPicture>) =>
    put(pictures.map((each, place) => (place === at ? { ...each, ...part } : each)));
  const viewText = (view: OwnPicture['view']) => t(view === 'open' ? 'opened' : view);
  return (
    <Section title={words.label('pictures')} end={<span className="soft">{t('dragHint')}</span>}>
      {pictures.length === 0 && <p className="soft">{t('noPictures')}</p>}
      <ul className="shots" id={fieldId('pictures')} tabIndex={-1} aria-label={words.label('pictures')}>
        {pictures.map((picture, at) => {
          const name = t('pictureN', { n: at + 1 });
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging; keys have buttons
            <li
              key={picture.path}
              draggable
              className={dragged === at ? 'is-dragged' : undefined}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null && dragged !== at) put(moved(pictures, dragged, at));
                setDragged(null);
              }}
            >
              <Picture path={picture.path} width={1000} height={1000} alt="" sizes="8rem" />
              <SelectField
                label={<span className="vh">{t('colourOf', { n: at + 1 })}</span>}
                choose={t('anyColour')}
                options={(lists?.colours ?? [])
                  .filter(({ id }) =>
                    [...form.values.colours.map(({ optionId }) => optionId), picture.colourId].includes(id),
                  )
                  .map(({ id }) => ({ value: id, text: words.nameOf('colours', id) }))}
                value={picture.colourId ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change(at, { colourId: value === '' ? null : Number(value) })
                }
              />
              <SelectField
                label={<span className="vh">{t('viewOf', { n: at + 1 })}</span>}
                options={pictureViews.map((view) => ({ value: view, text: viewText(view) }))}
                value={picture.view}
                onChange={({ currentTarget: { value } }) => change(at, { view: value as OwnPicture['view'] })}
              />
              <MoveButtons
                name={name}
                at={at}
                count={pictures.length}
                onMove={(to) => put(moved(pictures, at, to))}
                onRemove={() => put(pictures.filter((each) => each !== picture))}
              />
            </li>
          );
        })}
      </ul>
      {form.problems['pictures'] && (
        <p className="error" role="alert">
          {form.problems['pictures']}
        </p>
      )}
    </Section>
  );
}
