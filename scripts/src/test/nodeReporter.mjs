/** A reporter of node:test: one JSON line per test, in the shape of `TestResult`. Suites are titles only. */
export default async function* nodeReporter(events) {
  const path = [];
  for await (const { type, data } of events) {
    if (type === 'test:start') path.splice(data.nesting, path.length, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const reason = data.skip ?? data.todo;
    const isLeaf = data.details.type !== 'suite';
    if (type === 'test:pass' && !isLeaf) continue;
    // A suite fails by a hook of its own, or because a test in it failed, which has a line already.
    if (!isLeaf && data.details.error?.failureType === 'subtestsFailed') continue;
    const result = {
      title: [...path.slice(0, data.nesting), data.name].join(' › '),
      seconds: data.details.duration_ms / 1000,
      status: reason !== undefined ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      ...(reason !== undefined && { reason: String(reason) }),
    };
    yield `${JSON.stringify(result)}\n`;
  }
}
