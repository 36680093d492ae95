import { useMe } from '#office/data/query-client.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/parts/screen.tsx';
import { Look } from './look.tsx';
import { Sessions } from './sessions.tsx';
import { WaysIn } from './ways-in.tsx';
import { You } from './you.tsx';
import './account.css';

/** The account of whoever is here. */
function View() {
  const { me } = useMe().data ?? {};
  if (!me) return <Screen>{null}</Screen>;
  return (
    <Screen>
      <div className="narrow">
        <You me={me} />
        <Look me={me} />
        <WaysIn me={me} />
        <Sessions sessions={me.sessions} />
      </div>
    </Screen>
  );
}

export default definePage<null>({ View });
