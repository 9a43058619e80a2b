import { whenIdle } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { useEffect, useState } from 'react';
import type { RegisteredRelease } from '@marquee/shared-contracts';
import { type LoadedScreen, loadScreen } from '../../loading';
import { Shown } from '../../routing/Shown';
import { RenderGuard } from '../../routing/RenderGuard';

interface Props {
  remote: RegisteredRelease;
  module: string;
  label: string;
}

/** What a slot shows when its remote cannot: small, in its place, with its name and another try (RT-20). */
function Missing({ label, retry }: { label: string; retry: () => Promise<unknown> }) {
  const name = `${label} cannot be shown right now. Retry`;
  return (
    <button type="button" className="frame-icon" title={name} aria-label={name} onClick={() => void retry()}>
      <Glyph name="warning" />
    </button>
  );
}

/** A remote's component in the frame. It comes after the screen, and whatever happens to it stays in its place. */
export function Filling({ remote, module, label }: Props) {
  const { name } = remote;
  const [loaded, setLoaded] = useState<LoadedScreen>();
  useEffect(() => {
    let shown = true;
    const take = (next: LoadedScreen): void => {
      if (!shown) return;
      setLoaded(next);
      if (next.kind === 'outage') void next.later.then(take);
    };
    const forget = whenIdle(() => void loadScreen(name, module).then(take));
    return () => {
      shown = false;
      forget();
    };
  }, [name, module]);
  return (
    <div className="frame-slot">
      {loaded?.kind === 'outage' ? (
        <Missing label={label} retry={async () => setLoaded(await loaded.retry())} />
      ) : null}
      {loaded?.kind === 'screen' ? (
        <RenderGuard renderFailure={(retry) => <Missing label={label} retry={retry} />}>
          <loaded.Screen />
          <Shown remote={name} />
        </RenderGuard>
      ) : null}
    </div>
  );
}
