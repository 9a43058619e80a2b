import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds between two attempts to load the code. */
const RETRY_MS = 3000;

export interface LazyComponent<Props> {
  /** The component; `instead` shows until its code is loaded. */
  Component: ComponentType<Props & { instead?: ReactNode }>;
  /** Preloads the code. */
  prepare: () => void;
}

/**
 * A component whose code loads on first use. Unlike with `lazy`, a failure does not throw: loading repeats every 3
 * seconds while the component is mounted (RT-20).
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
