import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError, isApiError } from './ApiError';

// A fault of our own code, not of the call.
const unexpected = () => new ApiError({ status: 0, code: 'UNEXPECTED', message: 'Something went wrong' });

export type RemoteCallState = 'idle' | 'loading' | 'succeeded' | 'failed';

/** What showing a call takes, whatever it was asked with. */
export type RemoteCallView<Result> = Pick<
  RemoteCall<never[], Result>,
  'state' | 'result' | 'error' | 'retry'
>;

/**
 * A remote call as a screen sees it: idle, loading, then succeeded or failed (spec section 4). The newest run wins; an
 * older reply never overwrites a newer one. While a repeat loads, the last result stays readable.
 */
export class RemoteCall<Args extends unknown[], Result> {
  state: RemoteCallState = 'idle';
  result: Result | undefined = undefined;
  error: ApiError | undefined = undefined;
  private newest = 0;
  private args: Args | undefined = undefined;

  constructor(private readonly work: (...args: Args) => Promise<Result>) {
    makeAutoObservable<this, 'work' | 'args' | 'newest'>(
      this,
      { work: false, args: false, newest: false, result: observableRef, error: observableRef },
      { autoBind: true },
    );
  }

  get loading(): boolean {
    return this.state === 'loading';
  }

  /** Runs the call; answers its result, or undefined when it failed or a newer run took its place. Never rejects. */
  async run(...args: Args): Promise<Result | undefined> {
    this.args = args;
    const mine = ++this.newest;
    this.state = 'loading';
    try {
      const result = await this.work(...args);
      return this.settle(mine, () => {
        this.state = 'succeeded';
        this.result = result;
        this.error = undefined;
        return result;
      });
    } catch (cause) {
      return this.settle(mine, () => {
        this.state = 'failed';
        this.error = isApiError(cause) ? cause : unexpected();
        return undefined;
      });
    }
  }

  /** Repeats the last run, as Try again does. */
  async retry(): Promise<Result | undefined> {
    return this.args === undefined ? undefined : this.run(...this.args);
  }

  /** Back to idle; a reply still under way is dropped. */
  reset(): void {
    this.newest += 1;
    this.state = 'idle';
    this.result = undefined;
    this.error = undefined;
  }

  private settle(mine: number, change: () => Result | undefined): Result | undefined {
    return mine === this.newest ? runInAction(change) : undefined;
  }
}
