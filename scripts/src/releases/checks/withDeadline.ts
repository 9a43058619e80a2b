/** A check that could not decide, since it had no browser or got no answer in time. */
export class UndecidedError extends Error {}

/** Settles like `work`, but after `milliseconds` at the latest. @throws UndecidedError with `message` then */
export async function withDeadline<Result>(
  work: Promise<Result>,
  { milliseconds, message }: { milliseconds: number; message: string },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UndecidedError(message)), milliseconds);
  });
  // The slower promise may reject afterwards.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
