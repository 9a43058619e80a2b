import type { PageRegistry, RegisteredRemote } from '@marquee/shared-contracts';
import type { ComponentType } from 'react';

/** A screen, or the card that stands in its place while its remote cannot be reached. */
export type LoadedScreen =
  | { kind: 'screen'; Screen: ComponentType }
  | {
      kind: 'outage';
      remote: string;
      title: string;
      /** Tries again on changed URLs; never rejects, and settles as `loadScreen` does. */
      retry: () => Promise<LoadedScreen>;
      /** The screen, once the work behind the card succeeds; pending for ever when it fails for good. */
      later: Promise<LoadedScreen>;
    };

/** Loads a module of a release; `retry` above 0 asks for changed URLs. */
export type LoadModule = (remote: RegisteredRemote, module: string, retry: number) => Promise<unknown>;

/** chosen: what a person waits for a screen before the outage card appears; the work goes on behind it. */
export const outageAfter = 3000;
/** Deadline of one attempt as a whole: entry and chunk have 3 s each, and the rest is evaluation. */
const attemptDeadline = 6500;
const attempts = 3;

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  late: () => Value | Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => Promise.resolve().then(late).then(resolve, reject), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The one way from a remote's name to a component: never rejects, settles within 3 s, loads each module once. */
export class ScreenLoader {
  private readonly running = new Map<string, Promise<LoadedScreen>>();
  private readonly failures = new Map<string, number>();

  constructor(
    private readonly registry: PageRegistry,
    private readonly loadModule: LoadModule,
  ) {}

  load(remote: string, module: string): Promise<LoadedScreen> {
    const entry = this.registry.remotes.find(({ name }) => name === remote);
    const card = (later: Promise<LoadedScreen>): LoadedScreen => ({
      kind: 'outage',
      remote,
      title: entry?.title ?? remote,
      retry: () => this.load(remote, module),
      later,
    });
    const never = () => card(new Promise<LoadedScreen>(() => undefined));
    if (!entry) return Promise.resolve(never());
    const work = this.work(entry, module);
    return within(outageAfter, work, () =>
      card(work.catch(() => new Promise<LoadedScreen>(() => undefined))),
    ).catch(never);
  }

  /** Loads in the background, for a link that is about to be followed. */
  prefetch(remote: string, module: string): void {
    void this.load(remote, module);
  }

  private work(remote: RegisteredRemote, module: string): Promise<LoadedScreen> {
    const key = `${remote.name}/${module}`;
    const work = this.running.get(key) ?? this.tryRepeatedly(remote, module);
    this.running.set(key, work);
    // A failure is forgotten, so that Retry starts anew; a success stays.
    work.catch(() => this.running.delete(key));
    return work;
  }

  private async tryRepeatedly(remote: RegisteredRemote, module: string): Promise<LoadedScreen> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.tryOnce(remote, module);
      } catch (error) {
        this.failures.set(remote.name, (this.failures.get(remote.name) ?? 0) + 1);
        if (attempt === attempts) throw error;
      }
    }
  }

  private async tryOnce(remote: RegisteredRemote, module: string): Promise<LoadedScreen> {
    const retry = this.failures.get(remote.name) ?? 0;
    const loaded = await within(attemptDeadline, this.loadModule(remote, module, retry), () => {
      throw new Error(`${remote.name} did not answer in time`);
    });
    const Screen = (loaded as Record<string, unknown> | null)?.[module.replace('./', '')];
    if (!isComponent(Screen)) throw new Error(`${remote.name} has no component in ${module}`);
    return { kind: 'screen', Screen };
  }
}
