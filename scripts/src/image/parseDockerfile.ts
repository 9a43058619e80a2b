/** One instruction: its word in capitals, and the rest of its lines. */
export interface Instruction {
  word: string;
  text: string;
}

/** A stage of a Dockerfile: `from` is an image or the name of an earlier stage. */
export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

const WORDS = new Set(['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']);

const STAGE = /^(?<from>\S+) AS (?<name>[a-z]+)$/;

function parseLine(line: string): Instruction {
  const [word = ''] = line.split(' ', 1);
  return { word, text: line.slice(word.length).trim() };
}

/**
 * Parses the stages of a Dockerfile.
 * @throws for an instruction that the drill cannot run, because the drill would then prove less than it says
 */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of lines.filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const instruction = parseLine(line);
    const stage = stages.at(-1);
    if (instruction.word === 'FROM') {
      const { from, name } = STAGE.exec(instruction.text)?.groups ?? {};
      if (from === undefined || name === undefined) throw new Error(`The stage needs a name: ${line}`);
      stages.push({ name, from, instructions: [] });
    } else if (stage === undefined || !WORDS.has(instruction.word))
      throw new Error(`The drill cannot run this instruction: ${line}`);
    else stage.instructions.push(instruction);
  }
  return stages;
}

/** The words of an exec form such as `["node", "main.mjs"]`. */
export function parseExecForm(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error(`Not an exec form: ${text}`);
  return words;
}

/** The command of a `HEALTHCHECK --option=… CMD [...]`. */
export const parseHealthCheck = (text: string): string[] =>
  parseExecForm(text.slice(text.indexOf('CMD ') + 'CMD '.length));
