/** Repeats a task, pausing this many milliseconds after each run; errors go to `onError`. */
export function startRepeating(
  work: () => Promise<void>,
  milliseconds: number,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
    if (!isStopped) timer = setTimeout(repeat, milliseconds);
  };
  const repeat = (): void => {
    running = run();
  };
  let running = run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
