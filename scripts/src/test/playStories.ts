import type { Outcome } from './Step';

/** One for each core. */
const LANES = 2;

/** More files than these fail for a reason of the product's: playing them again would only take time. */
const MOST_AGAIN = 3;

interface Played {
  file: string;
  outcome: Outcome;
}

type Play = (file: string) => Promise<Outcome>;

async function playAll(files: readonly string[], play: Play): Promise<Played[]> {
  const waiting = [...files];
  const played: Played[] = [];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      played.push({ file, outcome: await play(file) });
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return played;
}

/**
 * Plays each file of stories, two side by side. A few that fail are played once more, alone and from an empty database:
 * what fails twice has failed; what passes then is named as unsteady, to be mended.
 */
export async function playStories(files: readonly string[], play: Play): Promise<Outcome> {
  const played = await playAll(files, play);
  const broken = played.filter(({ outcome }) => outcome.failed > 0);
  for (const one of broken.length > MOST_AGAIN ? [] : broken) {
    const again = await play(one.file);
    if (again.failed === 0)
      console.log(`Unsteady, passed when it was played again: ${one.file}\n${one.outcome.output}`);
    one.outcome = again;
  }
  const outcomes = played.map(({ outcome }) => outcome);
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
    output: outcomes.flatMap(({ failed, output }) => (failed > 0 ? [output] : [])).join('\n'),
  };
}
