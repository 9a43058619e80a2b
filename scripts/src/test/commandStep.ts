import { runCommand } from './runCommand';
import type { Group, Step } from './Step';

interface Command {
  group: Group;
  name: string;
  parts: string[];
}

/** A tool that is either content or not: it counts as one. */
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
