export const groups = ['types', 'lint', 'checks', 'jest', 'api', 'scripts', 'e2e'] as const;

/** Groups that run only when named. */
export const extraGroups = ['two-instances'] as const;

/** Names accepted by `npm test -- --only`. */
export type Group = (typeof groups)[number] | (typeof extraGroups)[number];

export interface Outcome {
  passed: number;
  failed: number;
  /** One sentence for each thing left out: what, why, and how to get it. */
  skipped: string[];
  /** Shown when something failed. */
  output: string;
}

export interface Step {
  group: Group;
  name: string;
  run: () => Promise<Outcome>;
}

export const skippedOutcome = (reason: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: [reason],
  output: '',
});
