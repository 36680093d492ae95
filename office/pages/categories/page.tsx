import { officeCategoriesLabels } from '#contract/labels/office/categories.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useState } from 'react';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/parts/screen.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Branch, treeOf } from './category-tree.ts';
import { CategoryList } from './category-list.tsx';
import './categories.css';

/** The tree of categories: opened, moved among their sisters, put below another one, hidden, put out of use. */
function View() {
  const { lang } = useOffice();
  const t = useLabels(officeCategoriesLabels);
  const shared = useLabels(sharedLabels);
  const query = useRecords('category');
  /** 0: a new one. */
  const [opened, setOpened] = useState<number | null>(null);
  const close = () => setOpened(null);
  const nameOf = ({ names }: Branch) => names[lang] ?? names.en ?? '';
  return (
    <Screen
      actions={
        <Button icon="plus" onClick={() => setOpened(0)}>
          {t('newOne')}
        </Button>
      }
    >
      <Arrived query={query}>
        {({ records, fields, blank }) => {
          const record = records.find(({ id }) => id === opened) ?? null;
          const title = record ? ((record.fields['names'] as Branch['names'])[lang] ?? '') : t('newOne');
          return (
            <>
              <p className="soft">{t('hint')}</p>
              <CategoryList branches={treeOf(records)} nameOf={nameOf} onOpen={setOpened} />
              <Dialog
                open={opened !== null}
                onClose={close}
                title={title}
                closeLabel={shared('close')}
                className="record-dialog"
              >
                {opened !== null && (
                  <RecordForm
                    kind="category"
                    record={record}
                    blank={blank}
                    fields={fields}
                    names={['names', 'parentId', 'state', 'picture']}
                    label={title}
                    onSaved={close}
                  />
                )}
              </Dialog>
            </>
          );
        }}
      </Arrived>
    </Screen>
  );
}

export default definePage<null>({ View });
