import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which code that could not be loaded is asked for again. */
const RETRY_MS = 3000;

export interface LazyComponent<Props> {
  /** The component; `instead` stands in its place until its code is there. */
  Component: ComponentType<Props & { instead?: ReactNode }>;
  /** Loads the code ahead. */
  prepare: () => void;
}

/**
 * A component whose code is loaded when it is shown first. Unlike `lazy`, code that does not come takes nothing else
 * down: it is asked for again every 3 seconds for as long as the component is wanted (RT-20).
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let known: ComponentType<Props> | undefined;
  const ask = async () => {
    known ??= await load();
    return known;
  };
  function Component({ instead = null, ...props }: Props & { instead?: ReactNode }) {
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (Loaded !== undefined) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const control = new AbortController();
      const fetchPart = () =>
        void ask().then(
          (part) => control.signal.aborted || setLoaded(() => part),
          () => {
            if (!control.signal.aborted) timer = setTimeout(fetchPart, RETRY_MS);
          },
        );
      fetchPart();
      return () => {
        control.abort();
        clearTimeout(timer);
      };
    }, [Loaded]);
    return Loaded === undefined ? instead : <Loaded {...(props as unknown as Props)} />;
  }
  return { Component, prepare: () => void ask().catch(() => undefined) };
}
