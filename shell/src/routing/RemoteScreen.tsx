import { startTransition, use, useEffect, useEffectEvent, useReducer } from 'react';
import { OutageCard } from '../frame/OutageCard';
import { type LoadedScreen, renderFailed } from '../loading';
import { askedScreens } from './askedScreens';
import type { FoundScreen } from './findScreen';
import { RenderGuard } from './RenderGuard';
import { Shown } from './Shown';

/** A remote's screen, or its outage card while it cannot be reached or throws (RT-20). */
export function RemoteScreen({ remote, screen }: FoundScreen) {
  const [round, refresh] = useReducer((count: number) => count + 1, 0);
  const asked = askedScreens.ask(remote, screen.module);
  const loaded = use(asked);
  useEffect(() => {
    // A later visit tries an unreachable remote anew.
    if (loaded.kind === 'outage') return () => askedScreens.forget(asked);
    return undefined;
  }, [loaded, asked]);
  const show = (next: LoadedScreen) => {
    askedScreens.replace(asked, next);
    startTransition(refresh);
  };
  if (loaded.kind === 'outage') return <Unreachable outage={loaded} onLoaded={show} />;
  return (
    <RenderGuard
      key={`${remote.version} ${String(round)}`}
      renderFailure={(retry) => <OutageCard title={remote.title} retry={retry} />}
      onFailure={() => void renderFailed(remote.name, screen.module)?.then(show)}
    >
      <loaded.Screen />
      <Shown remote={remote.name} />
    </RenderGuard>
  );
}

interface UnreachableProps {
  outage: Extract<LoadedScreen, { kind: 'outage' }>;
  onLoaded: (next: LoadedScreen) => void;
}

/** The card; the screen takes its place by itself when the work behind it succeeds. */
function Unreachable({ outage, onLoaded }: UnreachableProps) {
  const arrive = useEffectEvent(onLoaded);
  useEffect(() => {
    let shown = true;
    void outage.later.then((loaded) => (shown ? arrive(loaded) : undefined));
    return () => {
      shown = false;
    };
  }, [outage]);
  return <OutageCard title={outage.title} retry={async () => onLoaded(await outage.retry())} />;
}
