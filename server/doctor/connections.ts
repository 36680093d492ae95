import type { ConnectionStates } from '../connections/with-connections.ts';
import { type Finding, must, ok } from './finding.ts';

/** What is set in the office instead of by the environment, and what of it does not count. */
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
