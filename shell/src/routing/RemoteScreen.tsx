import { startTransition, use, useEffect, useEffectEvent, useReducer } from 'react';
import { OutageCard } from '../layout/OutageCard';
import { type LoadedScreen, reportRenderError } from '../remotes/loader';
import { requestedScreens } from './requestedScreens';
import type { FoundScreen } from './findScreen';
import { RemoteErrorBoundary } from './RemoteErrorBoundary';
import { RenderMark } from './RenderMark';

/** A remote's screen, or its outage card after a load or render failure (RT-20). */
export function RemoteScreen({ remote, screen }: FoundScreen) {
  const [round, refresh] = useReducer((count: number) => count + 1, 0);
  const requested = requestedScreens.request(remote, screen.module);
  const loaded = use(requested);
  useEffect(() => {
    // A later visit retries an unreachable remote.
    if (loaded.kind === 'outage') return () => requestedScreens.remove(requested);
    return undefined;
  }, [loaded, requested]);
  const show = (next: LoadedScreen) => {
    requestedScreens.replace(requested, next);
    startTransition(refresh);
  };
  if (loaded.kind === 'outage') return <Unreachable outage={loaded} onLoaded={show} />;
  return (
    <RemoteErrorBoundary
      key={`${remote.version} ${String(round)}`}
      renderFailure={(retry) => <OutageCard title={remote.title} retry={retry} />}
      onFailure={(cause) => void reportRenderError(remote.name, screen.module, cause)?.then(show)}
    >
      <loaded.Screen />
      <RenderMark remote={remote.name} />
    </RemoteErrorBoundary>
  );
}

interface UnreachableProps {
  outage: Extract<LoadedScreen, { kind: 'outage' }>;
  onLoaded: (next: LoadedScreen) => void;
}

/** Shows the outage card until background loading succeeds. */
function Unreachable({ outage, onLoaded }: UnreachableProps) {
  const arrive = useEffectEvent(onLoaded);
  useEffect(() => {
    let isShown = true;
    void outage.later.then((loaded) => (isShown ? arrive(loaded) : undefined));
    return () => {
      isShown = false;
    };
  }, [outage]);
  return <OutageCard isUnreachable title={outage.title} retry={async () => onLoaded(await outage.retry())} />;
}
