interface RepeatedTask {
  /** Runs one at a time; the signal aborts when the repetition stops. */
  run: (stopping: AbortSignal) => Promise<unknown>;
  /** Milliseconds between the end of a run and the next. */
  pauseMs: number;
  /** Receives the error of a run; the next follows after the pause. */
  onError: (error: unknown) => void;
  /** Whether the first run waits for a pause too. */
  isFirstDelayed?: boolean;
}

export interface Repetition {
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
}

/** Repeats a task until stopped. */
export function startRepeating({ run, pauseMs, onError, isFirstDelayed = false }: RepeatedTask): Repetition {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runAndSchedule = async (): Promise<void> => {
    try {
      await run(stopping.signal);
    } catch (error) {
      onError(error);
    }
    if (!stopping.signal.aborted) schedule();
  };
  const start = (): void => {
    running = runAndSchedule();
  };
  const schedule = (): void => {
    timer = setTimeout(start, pauseMs);
  };
  if (isFirstDelayed) schedule();
  else start();
  return {
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
