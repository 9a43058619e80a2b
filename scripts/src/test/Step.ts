/** One test, or one tool that passes or fails as a whole. */
export interface TestResult {
  title: string;
  seconds: number;
  /** A flaky test failed at first and passed when it was repeated. */
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** Why it was skipped. */
  reason?: string;
}

export interface Step {
  name: string;
  run: () => Promise<{ results: TestResult[]; output: string }>;
}

/** A step that this machine cannot run. `reason` says how to change that. */
export const skipStep = ({ name }: Step, reason: string): Step => ({
  name,
  run: async () => ({ results: [{ title: name, seconds: 0, status: 'skipped', reason }], output: '' }),
});
