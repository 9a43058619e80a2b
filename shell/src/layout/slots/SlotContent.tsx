import { whenIdle } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { useEffect, useState } from 'react';
import type { RegisteredRelease, SlotName, SlotProps } from '@marquee/shared-contracts';
import { type LoadedScreen, loadScreen } from '../../remotes/loader';
import { RenderMark } from '../../routing/RenderMark';
import { RemoteErrorBoundary } from '../../routing/RemoteErrorBoundary';

interface Props {
  remote: RegisteredRelease;
  module: string;
  label: string;
  slotProps: SlotProps[SlotName];
}

/** Replaces the content of an unreachable remote, small, with its name and Retry (RT-20). */
function SlotOutage({ label, retry }: { label: string; retry: () => Promise<unknown> }) {
  const name = `${label} cannot be shown right now. Retry`;
  return (
    <button type="button" className="layout-icon" title={name} aria-label={name} onClick={() => void retry()}>
      <Glyph name="warning" />
    </button>
  );
}

/** A remote's component in the layout. Slots load after the screen; their failures stay inside the slot. */
export function SlotContent({ remote, module, label, slotProps }: Props) {
  const { name } = remote;
  const [loaded, setLoaded] = useState<LoadedScreen>();
  useEffect(() => {
    let isShown = true;
    const take = (next: LoadedScreen): void => {
      if (!isShown) return;
      setLoaded(next);
      if (next.kind === 'outage') void next.later.then(take);
    };
    const forget = whenIdle(() => void loadScreen(name, module).then(take));
    return () => {
      isShown = false;
      forget();
    };
  }, [name, module]);
  return (
    <div className="layout-slot">
      {loaded?.kind === 'outage' ? (
        <SlotOutage label={label} retry={async () => setLoaded(await loaded.retry())} />
      ) : null}
      {loaded?.kind === 'screen' ? (
        <RemoteErrorBoundary renderFailure={(retry) => <SlotOutage label={label} retry={retry} />}>
          <loaded.Screen {...slotProps} />
          <RenderMark remote={name} />
        </RemoteErrorBoundary>
      ) : null}
    </div>
  );
}
