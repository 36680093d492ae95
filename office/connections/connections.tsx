import { listText } from '#rules/text-of-language.ts';
import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeConnectionLabels } from '#contract/labels/office/connections.ts';
import type { ConnectionName } from '#contract/operations/office/connections/connection-types.ts';
import { getConnections } from '#contract/operations/office/connections/get-connections.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useOfficeQuery } from '../data/query-client.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Section } from '../components/screen.tsx';
import { State } from '../components/state.tsx';
import { QueryState } from '../components/query-state.tsx';
import type { Connection } from './connection.ts';
import { ConnectionForm } from './connection-form.tsx';
import './connections.css';

const looks = { environment: 'done', office: 'done', none: 'off', unreadable: 'us', unfit: 'us' } as const;

/**
 * Lists connections, shows where each is set, and opens its form. Renders no content without the permission.
 */
export function Connections(props: ConnectionsProps) {
  return useCan()('connections.write') ? <List {...props} /> : null;
}

interface ConnectionsProps {
  names: readonly ConnectionName[];
  /** The name of a connection whose form is opened from elsewhere on the page. */
  request?: string | null;
  onClose?: () => void;
}

function List({ names, request = null, onClose }: ConnectionsProps) {
  const t = useLabels(officeConnectionLabels);
  const query = useOfficeQuery(getConnections, {});
  const [opened, setOpened] = useState<ConnectionName | null>(null);
  const close = () => {
    setOpened(null);
    onClose?.();
  };
  return (
    <Section id="connections" title={t('heading')}>
      <QueryState query={query}>
        {({ connections }) => {
          const open = connections.find(({ name }) => name === (opened ?? request));
          return (
            <>
              <ul className="rows connections" role="list">
                {connections
                  .filter(({ name }) => names.includes(name))
                  .map((connection) => (
                    <Row key={connection.name} {...{ connection, setOpened }} />
                  ))}
              </ul>
              <Dialog open={open !== undefined} onClose={close} title={open ? t(open.name) : ''}>
                {open && <ConnectionForm connection={open} onDone={close} />}
              </Dialog>
            </>
          );
        }}
      </QueryState>
      <p className="soft narrow">{t('secrets')}</p>
    </Section>
  );
}

interface RowProps {
  connection: Connection;
  setOpened: (name: ConnectionName) => void;
}

function Row({ connection: { name, state, variables }, setOpened }: RowProps) {
  const t = useLabels(officeConnectionLabels);
  const common = useLabels(officeCommonLabels);
  const { lang } = useOffice();
  const isThere = state !== 'none';
  return (
    <li>
      <div>
        <b>{t(name)}</b>
        <p>
          <State look={looks[state]}>{t(state, { variables: listText(lang, variables) })}</State>
        </p>
      </div>
      {state !== 'environment' && (
        <Button
          kind="ghost"
          small
          aria-label={t(isThere ? 'editNamed' : 'setUpNamed', { name: t(name) })}
          onClick={() => setOpened(name)}
        >
          {isThere ? common('edit') : t('setUp')}
        </Button>
      )}
    </li>
  );
}
