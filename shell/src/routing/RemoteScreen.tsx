import { startTransition, use, useEffect, useReducer } from 'react';
import { OutageCard } from '../frame/OutageCard';
import type { LoadedScreen } from '../loading';
import { askedScreens } from './askedScreens';
import type { FoundScreen } from './findScreen';
import { RenderGuard } from './RenderGuard';

type Outage = Extract<LoadedScreen, { kind: 'outage' }>;

/** A remote's screen, or its outage card while it cannot be reached or throws (RT-20). */
export function RemoteScreen({ remote, screen }: FoundScreen) {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const loaded = use(askedScreens.ask(remote.name, screen.module));
  const show = (next: Promise<LoadedScreen>) => {
    askedScreens.replace(remote.name, screen.module, next);
    startTransition(refresh);
  };
  if (loaded.kind === 'screen')
    return (
      <RenderGuard remote={remote.name} title={remote.title}>
        <loaded.Screen />
      </RenderGuard>
    );
  return <Unreachable outage={loaded} module={screen.module} onLoaded={show} />;
}

interface UnreachableProps {
  outage: Outage;
  module: string;
  onLoaded: (next: Promise<LoadedScreen>) => void;
}

/** The card; the screen takes its place by itself when the work behind it succeeds. */
function Unreachable({ outage, module, onLoaded }: UnreachableProps) {
  useEffect(() => {
    let shown = true;
    void outage.later.then((loaded) => (shown ? onLoaded(Promise.resolve(loaded)) : undefined));
    return () => {
      shown = false;
      askedScreens.forget(outage.remote, module);
    };
    // The card is made anew with each outage; what it calls only changes with it.
  }, [outage]);
  return (
    <OutageCard
      title={outage.title}
      retry={() => outage.retry().then((next) => onLoaded(Promise.resolve(next)))}
    />
  );
}
