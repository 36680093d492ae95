import { connectionNames } from '#contract/operations/office/connections/connection-types.ts';
import { getConnections } from '#contract/operations/office/connections/get-connections.ts';
import { storedConnections } from '#shop/connections/connections.ts';
import { handle } from '../../../calls/operation.ts';
import { connectionKinds } from '../../../connections/connection-kinds.ts';
import { setVariables, withConnections } from '../../../connections/with-connections.ts';

export const handler = handle(getConnections, async (_, { app: { db, secret, config } }) => {
  const stored = await storedConnections(db, secret);
  const { states } = withConnections(config, stored);
  return {
    connections: connectionNames.map((name) => {
      const found = stored.find((each) => each.name === name);
      const isShown = states[name] !== 'environment';
      return {
        name,
        state: states[name],
        variables: setVariables(config, name),
        version: found?.version ?? null,
        fields: Object.entries(connectionKinds[name].fields).map(([field, kind]) => {
          const { isSecret = false, isOptional = false, choices = [] } = kind;
          const value = (isShown && found?.values?.[field]) || '';
          return {
            name: field,
            isSecret,
            isOptional,
            choices: [...choices],
            isSet: value !== '',
            value: isSecret ? '' : value,
          };
        }),
      };
    }),
  };
});
