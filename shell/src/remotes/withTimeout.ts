/** Settles like `work`, or like `late()` if `work` takes longer than `milliseconds`. */
export function withTimeout<Value>(
  milliseconds: number,
  work: Promise<Value>,
  late: () => Value | Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => Promise.resolve().then(late).then(resolve, reject), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
