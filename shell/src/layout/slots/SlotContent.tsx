import { whenIdle } from '@marquee/shared-contracts/browser';
import { Button, Glyph } from '@marquee/shared-contracts/ui';
import { Suspense, useEffect, useReducer, useState } from 'react';
import type { RegisteredRelease, SlotName, SlotProps } from '@marquee/shared-contracts';
import { type LoadedScreen, loadScreen, reportRenderError } from '../../remotes/loader';
import { RenderMark } from '../../routing/RenderMark';
import { RemoteErrorBoundary } from '../../routing/RemoteErrorBoundary';

interface Props {
  remote: RegisteredRelease;
  module: string;
  label: string;
  slot: SlotName;
  slotProps: SlotProps[SlotName];
}

interface OutageProps {
  name: string;
  title: string;
  retry: () => Promise<unknown>;
}

/** Replaces the content of an unreachable remote in a screen, with its name and Retry. */
function ScreenSlotOutage({ name, title, retry }: OutageProps) {
  return (
    <Button data-outage={title} onClick={() => void retry()}>
      {name}
    </Button>
  );
}

/** Replaces the content of an unreachable remote in the layout, small, with its name and Retry (RT-20). */
function LayoutSlotOutage({ name, title, retry }: OutageProps) {
  return (
    <button
      type="button"
      className="layout-icon"
      data-outage={title}
      title={name}
      aria-label={name}
      onClick={() => void retry()}
    >
      <Glyph name="warning" />
    </button>
  );
}

/** Loads the content when the page is idle; `take` replaces it, for example by the previous release's. */
function useSlotContent(name: string, module: string) {
  const [loaded, setLoaded] = useState<LoadedScreen>();
  const [round, refresh] = useReducer((count: number) => count + 1, 0);
  const take = (next: LoadedScreen): void => {
    setLoaded(next);
    refresh();
  };
  useEffect(() => {
    let isShown = true;
    const arrive = (next: LoadedScreen): void => {
      if (!isShown) return;
      setLoaded(next);
      if (next.kind === 'outage') void next.later.then(arrive);
    };
    const forget = whenIdle(() => void loadScreen(name, module).then(arrive));
    return () => {
      isShown = false;
      forget();
    };
  }, [name, module]);
  return { loaded, round, take };
}

/**
 * A remote's component in a slot. Slots load after the screen; their failures stay inside the slot and count as errors
 * of their release, like a screen's.
 */
export function SlotContent({ remote, module, label, slot, slotProps }: Props) {
  const { name, title } = remote;
  const { loaded, round, take } = useSlotContent(name, module);
  const isInLayout = slot === 'navigation.bell';
  const Outage = isInLayout ? LayoutSlotOutage : ScreenSlotOutage;
  const renderOutage = (retry: () => Promise<unknown>) => (
    <Outage name={`${label} (${title}) cannot be shown right now. Retry`} title={title} retry={retry} />
  );
  return (
    <div className={isInLayout ? 'layout-slot' : undefined}>
      {loaded?.kind === 'outage' ? renderOutage(async () => take(await loaded.retry())) : null}
      {loaded?.kind === 'screen' ? (
        <RemoteErrorBoundary
          key={round}
          renderFailure={renderOutage}
          onFailure={(cause) => void reportRenderError(name, module, cause)?.then(take)}
        >
          <Suspense fallback={null}>
            <loaded.Screen {...(slotProps as object)} />
            <RenderMark remote={name} />
          </Suspense>
        </RemoteErrorBoundary>
      ) : null}
    </div>
  );
}
