import {
  connectionNames,
  type ConnectionName,
} from '#contract/operations/office/connections/connection-types.ts';
import type { Database } from '#database/schema.ts';
import { type StoredConnection, storedConnections } from '#shop/connections/connections.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { type Config, problemOf, readConfig } from '../settings/config.ts';
import { connectionKinds, variablesOf } from './connection-kinds.ts';

/** The source of a connection: the environment, the office or none; or why the office's settings are ignored. */
export type ConnectionState = 'environment' | 'office' | 'none' | 'unreadable' | 'unfit';
export type ConnectionStates = Readonly<Record<ConnectionName, ConnectionState>>;

/** Returns the environment variables that set a connection and so override the office. */
export const setVariables = ({ environment }: Pick<Config, 'environment'>, name: ConnectionName): string[] =>
  connectionKinds[name].variables.filter((variable) => environment[variable] !== undefined);

/**
 * Adds the connections stored in the office to the environment's settings. For each connection as a whole,
 * the environment takes precedence. A conflicting connection is skipped, so that a shop always starts.
 */
export function withConnections(
  base: Config,
  stored: readonly StoredConnection[],
): { config: Config; states: ConnectionStates } {
  let variables: Record<string, string> = {};
  const states = Object.fromEntries(connectionNames.map((name) => [name, stateOf(name)])) as ConnectionStates;
  const config = {
    ...readConfig({ ...variables, ...base.environment }),
    environment: base.environment,
  };
  return { config, states };

  function stateOf(name: ConnectionName): ConnectionState {
    if (setVariables(base, name).length > 0) return 'environment';
    const found = stored.find((each) => each.name === name);
    if (!found) return 'none';
    if (found.values === null) return 'unreadable';
    const more = { ...variables, ...variablesOf(name, found.values) };
    if (problemOf({ ...more, ...base.environment })) return 'unfit';
    variables = more;
    return 'office';
  }
}

/** Reads the connections from the database, and adds them to the settings. */
export const readWithConnections = async (base: Config, db: Database, secret: Secret) =>
  withConnections(base, await storedConnections(db, secret));
