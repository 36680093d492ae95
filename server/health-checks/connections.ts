import type { ConnectionStates } from '../connections/with-connections.ts';
import { type Finding, must, ok } from './finding.ts';

/** Reports which connections are set in the office instead of the environment, and which of those are ignored. */
export function examineConnections(states: Partial<ConnectionStates>): Finding[] {
  const those = (state: string) =>
    Object.entries(states)
      .filter(([, each]) => each === state)
      .map(([name]) => name)
      .join(', ');
  const [office, unreadable, unfit] = [those('office'), those('unreadable'), those('unfit')];
  return [
    ...(office === '' ? [] : [ok('setInOffice', { names: office })]),
    ...(unreadable === '' ? [] : [must('connectionUnreadable', { names: unreadable }, 'enterAgain')]),
    ...(unfit === '' ? [] : [must('connectionUnfit', { names: unfit }, 'enterAgain')]),
  ];
}
