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
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Component({ instead = null, ...props }: Props & { instead?: ReactNode }) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded !== undefined) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const abortController = new AbortController();
      const loadComponent = () =>
        void loadOnce().then(
          (component) => abortController.signal.aborted || setLoaded(() => component),
          () => {
            if (!abortController.signal.aborted) timer = setTimeout(loadComponent, RETRY_MS);
          },
        );
      loadComponent();
      return () => {
        abortController.abort();
        clearTimeout(timer);
      };
    }, [Loaded]);
    return Loaded === undefined ? instead : <Loaded {...(props as unknown as Props)} />;
  }
  return { Component, prepare: () => void loadOnce().catch(() => undefined) };
}
