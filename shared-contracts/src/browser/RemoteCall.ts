import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError, isApiError } from './ApiError';

/** An error of our own code, such as a TypeError, shown to people in general words. */
const createUnexpectedError = () =>
  new ApiError({ status: 0, code: 'UNEXPECTED', message: 'Something went wrong' });

const toApiError = (cause: unknown): ApiError => (isApiError(cause) ? cause : createUnexpectedError());

export type RemoteCallState = 'idle' | 'loading' | 'succeeded' | 'failed';

/** The part of a call that a view shows, whatever its arguments. */
export type RemoteCallView<Result> = Pick<
  RemoteCall<never[], Result>,
  'state' | 'result' | 'error' | 'refreshError' | 'retry'
>;

/**
 * A remote call as a screen sees it: idle, loading, then succeeded or failed. The newest run wins; a late reply never
 * overwrites a newer reply. While a repeat loads, the last result stays readable.
 */
export class RemoteCall<Args extends unknown[], Result> {
  state: RemoteCallState = 'idle';
  result: Result | undefined = undefined;
  error: ApiError | undefined = undefined;
  /** Whether a refresh is under way. */
  refreshing = false;
  /** Why the last refresh failed; undefined after a success. */
  refreshError: ApiError | undefined = undefined;
  /** When the last result arrived, in milliseconds; 0 without one, and once something changed it since. */
  loadedAt = 0;
  #newestRun = 0;
  #args: Args | undefined = undefined;
  readonly #work: (...args: Args) => Promise<Result>;

  constructor(work: (...args: Args) => Promise<Result>) {
    this.#work = work;
    makeAutoObservable(
      this,
      { result: observableRef, error: observableRef, refreshError: observableRef, loadedAt: false },
      { autoBind: true },
    );
  }

  get loading(): boolean {
    return this.state === 'loading';
  }

  /** Returns the result, or undefined after a failure or when a newer run started. Never rejects. */
  async run(...args: Args): Promise<Result | undefined> {
    this.#args = args;
    this.state = 'loading';
    this.refreshing = false;
    this.refreshError = undefined;
    return this.#start(args, (error) => {
      this.state = 'failed';
      this.error = error;
    });
  }

  /**
   * Runs the call again and keeps state and result when that fails; `refreshError` gives the reason. Without a result
   * to keep, or while the call loads, a refresh is an ordinary run.
   */
  async refresh(...args: Args): Promise<Result | undefined> {
    if (this.result === undefined || this.loading) return this.run(...args);
    this.#args = args;
    this.refreshing = true;
    return this.#start(args, (error) => {
      this.refreshing = false;
      this.refreshError = error;
    });
  }

  /** Repeats the last run, as Try again does; a result on the screen stays until the next. */
  async retry(): Promise<Result | undefined> {
    if (this.#args === undefined) return undefined;
    return this.state === 'succeeded' ? this.refresh(...this.#args) : this.run(...this.#args);
  }

  /** Makes the result count as old; it stays readable. */
  expire(): void {
    this.loadedAt = 0;
  }

  /** Returns to idle; the call ignores a reply that is still under way. */
  reset(): void {
    this.#newestRun += 1;
    this.loadedAt = 0;
    this.state = 'idle';
    this.result = undefined;
    this.error = undefined;
    this.refreshing = false;
    this.refreshError = undefined;
  }

  async #start(args: Args, onError: (error: ApiError) => void): Promise<Result | undefined> {
    const run = ++this.#newestRun;
    try {
      const result = await this.#work(...args);
      if (run !== this.#newestRun) return undefined;
      runInAction(() => this.succeed(result));
      return result;
    } catch (cause) {
      if (run === this.#newestRun) runInAction(() => onError(toApiError(cause)));
      return undefined;
    }
  }

  private succeed(result: Result): void {
    this.state = 'succeeded';
    this.loadedAt = Date.now();
    this.result = result;
    this.error = undefined;
    this.refreshing = false;
    this.refreshError = undefined;
  }
}
