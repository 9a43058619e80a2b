import { runCommand } from './runCommand';
import type { Group, Step } from './Step';

interface Command {
  group: Group;
  name: string;
  parts: string[];
}

/** A step for a tool that passes or fails as a whole; it counts as one test. */
export function commandStep(root: string, { group, name, parts }: Command): Step {
  return {
    group,
    name,
    run: async () => {
      const { code, output } = await runCommand(root, parts);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [], output };
    },
  };
}
